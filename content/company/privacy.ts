import contact from './contact.ts';
import type { Privacy } from '#content/schema/company.ts';

/** A sample for the supplier's lawyer: what the inquiry collects, why, how long, by whom (PIPA Art. 15, 30). */
const privacy: Privacy = {
  title: { ko: '개인정보 처리방침', en: 'Privacy policy' },
  lead: {
    ko: '문의에 답하기 위하여 어떤 정보를, 왜, 얼마 동안 보관하는지 적었습니다.',
    en: 'Which data we keep to answer an inquiry, why, and for how long.',
  },
  sections: [
    {
      id: 'purpose',
      title: { ko: '처리 목적', en: 'Purpose' },
      paragraphs: {
        ko: [
          '제품 문의와 견적 요청에 답하고, 그에 따른 연락을 하기 위하여 개인정보를 처리합니다. 다른 목적으로 쓰지 않습니다.',
        ],
        en: [
          'Personal data are processed to answer product inquiries and requests for quotation, and for the contact that follows from them. They are used for nothing else.',
        ],
      },
    },
    {
      id: 'items',
      title: { ko: '처리하는 항목', en: 'Items' },
      items: {
        ko: [
          '필수: {{required}}',
          '선택: {{optional}}',
          '자동으로 기록되는 항목: 접수 일시, 화면 언어, 자동 입력으로 의심되는지 여부',
        ],
        en: [
          'Required: {{required}}',
          'Optional: {{optional}}',
          'Recorded automatically: time of receipt, language of the page, signs of automated sending',
        ],
      },
    },
    {
      id: 'basis',
      title: { ko: '처리 근거', en: 'Legal basis' },
      paragraphs: {
        ko: [
          '정보주체의 요청에 따라 계약을 체결하는 과정에서 필요한 조치를 이행하기 위한 처리입니다(개인정보 보호법 제15조 제1항 제4호). 그래서 별도의 동의란을 두지 않습니다.',
        ],
        en: [
          'Processing is needed to take steps at your request before a contract (Personal Information Protection Act, Article 15(1)4). That is why there is no consent box.',
        ],
      },
    },
    {
      id: 'retention',
      title: { ko: '보관 기간', en: 'Retention' },
      paragraphs: {
        ko: [
          '문의를 접수한 날부터 {{retention}} 동안 보관한 뒤 지체 없이 파기합니다. 그 전이라도 삭제를 요청하시면 법령에 따른 경우를 제외하고 파기합니다.',
        ],
        en: [
          'Inquiries are kept for {{retention}} from receipt and then destroyed without delay. On request they are destroyed earlier, unless the law requires otherwise.',
        ],
      },
    },
    {
      id: 'destruction',
      service: 'embedded',
      title: { ko: '파기 절차와 방법', en: 'Procedure and method of destruction' },
      items: {
        ko: [
          '절차: 보관 기간이 지난 문의를 이 사이트의 서버가 날마다 찾아 파기합니다. 서버 시계가 어긋나거나 저장된 문의가 모두 기간을 넘긴 것으로 나오면 자동으로 파기하지 않고, 담당자가 확인한 뒤 파기합니다',
          '방법: 전자 파일은 저장된 자리를 덮어써서 복구할 수 없게 삭제합니다',
          '사본: 백업에 남은 문의는 그 백업을 지울 때 함께 없어집니다. 알림 이메일과 인쇄물은 담당자가 삭제하거나 파쇄합니다',
        ],
        en: [
          'Procedure: every day the server of this site looks for inquiries past their retention period and destroys them. Where its clock is off, or all stored inquiries appear to be past it, nothing is destroyed automatically: our staff check first',
          'Method: records are deleted by overwriting the place where they were stored, so that they cannot be recovered',
          'Copies: what remains in a backup goes when that backup is deleted. Notification mails are deleted and print-outs shredded by our staff',
        ],
      },
    },
    {
      id: 'answers',
      service: 'embedded',
      title: { ko: '문의 답변 페이지', en: 'Answer page' },
      items: {
        ko: [
          '문의마다 답변 페이지가 하나 있습니다. 문의하신 내용과 회사명, 이름, 이메일, 담당자의 답변과 첨부 파일이 실립니다',
          '주소는 추측할 수 없는 문자로 되어 있으며 접수증과 이메일로만 알려 드립니다. 주소를 아는 사람은 누구나 열 수 있으니 필요한 분께만 전달하십시오. 검색 엔진에는 실리지 않습니다',
          '문의와 함께 보관하고 함께 파기합니다. 요청하시면 그 전에 주소를 닫습니다',
        ],
        en: [
          'Each inquiry has an answer page. It shows what was asked, company, name and email, and the answers and files of our staff',
          'Its address cannot be guessed, and is told on the receipt and by email only. Anybody who has the address can open the page: please pass it on only to those who need it. Search engines do not list it',
          'It is kept and destroyed with the inquiry. On request we close the address earlier',
        ],
      },
    },
    {
      id: 'destruction-hosted',
      service: 'hosted',
      title: { ko: '파기 절차와 방법', en: 'Procedure and method of destruction' },
      paragraphs: {
        ko: [
          '보관 기간이 지난 문의는 담당자가 폼 서비스에서 삭제하고, 알림 이메일과 인쇄물도 삭제하거나 파쇄합니다. 폼 서비스의 삭제 방법: ○○',
        ],
        en: [
          'Our staff delete inquiries past their retention period from the form service, delete notification mails and shred print-outs. How the form service deletes: ○○',
        ],
      },
    },
    {
      id: 'third-parties',
      service: 'embedded',
      title: { ko: '제3자 제공과 처리 위탁', en: 'Third parties and processors' },
      paragraphs: {
        ko: ['개인정보를 제3자에게 제공하지 않습니다. 문의는 이 사이트의 서버에 저장됩니다.'],
        en: [
          'Data are not passed to third parties. Inquiries are stored on the server of this site.',
        ],
      },
    },
    {
      id: 'transfer',
      service: 'hosted',
      title: { ko: '처리 위탁과 국외 이전', en: 'Processor and transfer abroad' },
      paragraphs: {
        ko: [
          '문의는 외부의 폼 서비스로 접수합니다. 이전이 국외로 이루어지는 경우 개인정보 보호법 제28조의8에 따라 아래 사항을 알립니다. ○○ 표시는 공급사가 게시 전에 채워야 하는 자리입니다.',
        ],
        en: [
          'Inquiries are taken by a hosted form service. Where that means a transfer abroad, the following is stated under Article 28-8 of the Personal Information Protection Act. The supplier must fill in each ○○ before the site is published.',
        ],
      },
      items: {
        ko: [
          '받는 자와 연락처: ○○',
          '이전되는 국가: ○○',
          '이전 시기와 방법: 문의를 보낼 때 암호화된 통신망으로 전송',
          '이전되는 항목: {{required}}, {{optional}}(입력한 경우)',
          '이용 목적과 보유 기간: 문의 접수와 전달, ○○',
          '이전의 법적 근거: ○○',
          '이전을 거부하는 방법과 그 효과: 양식 대신 전화나 이메일로 문의할 수 있으며, 불이익은 없습니다',
        ],
        en: [
          'Recipient and contact: ○○',
          'Country: ○○',
          'Time and method: when the inquiry is sent, over an encrypted connection',
          'Items: {{required}}, {{optional}} where given',
          'Purpose and retention there: receiving and passing on the inquiry, ○○',
          'Legal basis of the transfer: ○○',
          'How to refuse, and what follows: telephone or write instead of using the form; there is no disadvantage',
        ],
      },
    },
    {
      id: 'vitals',
      vitals: 'embedded',
      title: { ko: '표시 속도 측정', en: 'Measured page speed' },
      paragraphs: {
        ko: [
          '페이지가 표시되고 반응하는 데 걸린 시간을 이 사이트의 서버가 횟수로만 집계합니다. 페이지 종류, 언어, 기기 종류, 날짜별 횟수를 400일 동안 보관하며, 방문자를 알아볼 수 있는 정보와 쿠키는 쓰지 않습니다.',
        ],
        en: [
          'The server of this site counts how long pages took to appear and to respond. It keeps counts by kind of page, language, kind of device and day for 400 days, nothing that tells who visited, and uses no cookie.',
        ],
      },
    },
    {
      id: 'vitals-elsewhere',
      vitals: 'elsewhere',
      title: { ko: '표시 속도 측정', en: 'Measured page speed' },
      paragraphs: {
        ko: [
          '페이지가 표시되고 반응하는 데 걸린 시간을 페이지 종류, 언어, 기기 종류와 함께 외부의 측정 서비스(○○)로 보냅니다. 쿠키는 쓰지 않습니다. ○○ 표시는 공급사가 게시 전에 채워야 하는 자리입니다.',
        ],
        en: [
          'How long pages took to appear and to respond is sent to a measuring service (○○), with the kind of page, the language and the kind of device. No cookie is used. The supplier must fill in each ○○ before the site is published.',
        ],
      },
    },
    {
      id: 'rights',
      title: { ko: '정보주체의 권리', en: 'Your rights' },
      paragraphs: {
        ko: [
          '자신의 개인정보에 대하여 열람, 정정, 삭제, 처리 정지를 요청할 수 있습니다. 아래 연락처로 요청하시면 지체 없이 조치합니다.',
        ],
        en: [
          'You may ask to see, correct or delete your personal data, or to have their processing stopped. Write to the contact below and we act without delay.',
        ],
      },
    },
    {
      id: 'safety',
      title: { ko: '안전성 확보 조치', en: 'Safeguards' },
      items: {
        ko: [
          '접근 권한을 업무 담당자로 제한합니다',
          '전송 구간을 암호화합니다',
          '보관 기간이 지난 문의를 삭제합니다',
        ],
        en: [
          'Access is limited to those who answer inquiries',
          'Transmission is encrypted',
          'Inquiries past their retention are deleted',
        ],
      },
    },
    {
      id: 'cookies',
      title: { ko: '쿠키와 브라우저 저장소', en: 'Cookies and browser storage' },
      paragraphs: {
        ko: [
          '쿠키를 쓰지 않습니다. 고른 언어, 단위, 화면 바탕과 검색 단축키 설정, 사용 조건과 그 입력란에 적은 값과 문장, 조건을 정한 제품, 설치된 밸브의 자료, 토크 계산, 문의 항목, 견적 목록, 비교 목록, 작성 중이거나 나중에 보낼 문의와 그 문의에서 뺀 항목, 보낸 문의, 방문한 페이지의 사본, 그리고 공지를 닫았거나 영어 안내를 보았거나 글꼴을 이미 받았다는 표시가 브라우저의 저장소에 남습니다. 보낸 문의의 사본은 이 기기에서만 볼 수 있으며 문의 페이지에서 지울 수 있습니다. 사본의 보내신 분은 다음 문의에 입력할 수 있고 사본에서 한 번에 지울 수 있습니다. 사본을 지워도 접수된 문의는 지워지지 않습니다. 작성 중인 문의는 보내거나 지우면 바로 없어지고, 30일이 지난 것은 문의 페이지를 다시 열 때 지워지며, 보내기 전에는 서버로 가지 않습니다.',
        ],
        en: [
          'No cookies are set. Your browser’s storage keeps the language, units, light or dark mode and search key you choose, your operating point, the values and words you entered for it and the product you chose it on, the details of an installed valve, the torque calculation, the questions you ask, the quote list, the products to compare, an inquiry you are writing or have set to be sent later and what you leave out of it, the inquiries you have sent, copies of pages you have visited, and notes that a notice was closed, that English was offered and that the fonts have been fetched. The copies of sent inquiries can be seen on this device only and can be cleared on the inquiry page, where the sender’s details of the last one can be used again or deleted from all copies; clearing copies does not delete the inquiries we have received. An inquiry you are writing is removed once it has been sent or cleared, or when the form is opened after 30 days, and does not reach the server before you send it.',
        ],
      },
    },
    {
      id: 'misses',
      counted: true,
      title: { ko: '찾지 못한 말의 집계', en: 'What was not found' },
      paragraphs: {
        ko: [
          '사이트 검색이나 조건으로 찾기에서 아무것도 찾지 못하면, 그 검색어나 조건만 이 사이트의 서버로 보내 날짜별로 몇 번 찾았는지 셉니다. 자료를 보완하기 위한 것입니다. 누가 찾았는지, 어느 주소에서 왔는지, 몇 시였는지는 남기지 않으며, 90일 뒤에 삭제합니다.',
          '이메일 주소나 전화번호로 보이는 것이 든 검색어는 보내지 않습니다. 브라우저에서 글로벌 프라이버시 컨트롤(Global Privacy Control)을 켜면 아무것도 보내지 않습니다.',
        ],
        en: [
          'Where the site’s search or the finder finds nothing, the words or conditions alone are sent to the server of this site, which counts by day how often they were looked for, so that what is missing can be added. Who looked, from which address and at what hour is not kept; the counts are deleted after 90 days.',
          'Words that look like an email address or a telephone number are not sent. Nothing is sent where the browser’s Global Privacy Control is on.',
        ],
      },
    },
    {
      id: 'officer',
      title: { ko: '개인정보 보호책임자', en: 'Privacy officer' },
      items: {
        ko: [`성명: ${contact.ceo.ko}`, `전화: ${contact.telephone}`, `이메일: ${contact.email}`],
        en: [
          `Name: ${contact.ceo.en}`,
          `Telephone: ${contact.telephone}`,
          `Email: ${contact.email}`,
        ],
      },
    },
    {
      id: 'remedies',
      title: { ko: '권익 침해 구제', en: 'Remedies' },
      paragraphs: {
        ko: [
          '개인정보 침해에 대한 상담과 신고는 개인정보침해신고센터(국번 없이 118)와 개인정보분쟁조정위원회에 할 수 있습니다.',
        ],
        en: [
          'For advice and complaints turn to the Personal Information Infringement Report Center (118 within Korea) or the Personal Information Dispute Mediation Committee.',
        ],
      },
    },
    {
      id: 'effective',
      title: { ko: '시행일', en: 'In force from' },
      paragraphs: { ko: ['○○○○년 ○월 ○일'], en: ['○○○○-○○-○○'] },
    },
  ],
  provenance: [
    {
      field: '*',
      source: 'sample',
      note: 'The whole policy needs a lawyer; name the officer, the date and the form service; the period must be that of INQUIRY_RETENTION',
    },
  ],
};

export default privacy;
