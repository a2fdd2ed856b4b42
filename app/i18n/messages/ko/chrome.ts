export const chrome = {
  home: '홈',
  skipToContent: '본문 바로가기',
  quickLinks: '빠른 메뉴',
  mainMenu: '주 메뉴',
  mobileMenu: '모바일 메뉴',
  openMenu: '메뉴 열기',
  closeMenu: '메뉴 닫기',
  shortcuts: '바로가기',
  backToTop: '맨 위로',
  breadcrumb: '현재 위치',
};
