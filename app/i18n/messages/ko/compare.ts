/** Comparison: box on cards and tray. */
export const compare = {
  box: '비교',
  full: '네 개를 골랐습니다. 다른 제품을 고르려면 하나를 빼 주십시오.',
  tray: '비교할 제품',
  count: '비교함 {{count}}/{{max}}',
  remove: '{{product}} 비교에서 빼기',
  go: '비교하기',
  clear: '비교 목록 비우기',
  removed: '{{product}}: 비교에서 뺐습니다.',
  cleared: '비교 목록을 비웠습니다.',
  dropped: '이 기기에 보관된 비교 목록의 일부를 읽을 수 없어 뺐습니다. 목록을 확인해 주십시오.',
};
