export const units = {
  label: '단위',
  si: 'SI',
  imperial: '야드파운드법',
  converted: '환산',
  stated: '자료 값: {{text}}',
};
