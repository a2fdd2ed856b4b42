export const units = {
  label: '단위',
  si: 'SI',
  /** 표 아래, 번호를 붙인 출처 앞. */
  sources: '수치 출처:',
  imperial: '야드파운드법',
  converted: '환산',
  stated: '자료 값: {{text}}',
};
