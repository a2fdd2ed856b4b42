export const units = {
  label: '단위',
  si: '미터법',
  imperial: '야드파운드법',
  shownSi: '값을 미터법 단위로 보여 줍니다.',
  shownImperial: '값을 야드파운드법 단위로 환산해 보여 줍니다.',
  converted: '환산',
  stated: '자료 값: {{text}}',
};
