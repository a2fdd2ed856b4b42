import type { Localized } from '#content/schema/localized.ts';

/** A step of the sleeve replacement: its caption, and what its picture shows. */
export interface SleeveStep {
  caption: Localized;
  /** For the alternative text: what is visible, as a noun phrase. */
  seen: Localized;
}

const step = (ko: string, en: string, seenKo: string, seenEn: string): SleeveStep => ({
  caption: { ko, en },
  seen: { ko: seenKo, en: seenEn },
});

/**
 * The steps in order; `models/scenes/sleeve-replacement/steps.ts` draws one picture for each. General practice only, with
 * what is dangerous where pressure or air is involved: no torque, pressure or time of ours.
 */
export const sleeveSteps: readonly SleeveStep[] = [
  step(
    '교체할 300A 핀치 밸브를 확인합니다.',
    'Identify the 300A pinch valve to be serviced.',
    '두 격리 밸브 사이 배관에 놓인 핀치 밸브, 노란 정비 꼬리표, 배관과 나란한 레버, 연결된 조작 공기 호스',
    'pinch valve in the pipe between two isolation valves, yellow service tag, levers along the pipe, control air hose connected',
  ),
  step(
    '앞뒤 밸브를 닫고 잠금장치와 꼬리표를 걸어 배관에서 격리합니다. 작업이 끝날 때까지 풀지 않습니다.',
    'Close the valves upstream and downstream, and lock and tag them out. Keep them locked until the work is done.',
    '배관에 직각으로 돌린 두 격리 밸브의 레버, 레버마다 채운 빨간 자물쇠와 빨간 꼬리표',
    'levers of both isolation valves turned across the pipe, each with a red padlock and a red tag',
  ),
  step(
    '유체가 뜨겁거나 유해하면 먼저 그 유체에 맞는 보호구를 착용하고, 뜨거운 유체는 식힙니다. 핀치 밸브를 연 채 배관의 압력을 빼고 내용물을 안전한 곳으로 배출하며, 유해한 유체는 세척합니다. 밸브 양쪽의 압력이 모두 0이 될 때까지 볼트를 풀지 않습니다.',
    'If the medium is hot or hazardous, first put on protective equipment to suit, and let a hot medium cool. With the pinch valve open, depressurise the line and drain it to a safe place; flush out a hazardous medium. Loosen no bolt before the pressure is zero on both sides of the valve.',
    '열린 드레인 콕에서 받침 통으로 흐르는 내용물, 바늘이 내려간 배관 압력계',
    'open drain cock running into a pan, needle of the line gauge down',
  ),
  step(
    '조작 공기를 차단하고 잔압을 뺀 뒤 호스를 분리합니다. 공기 콕을 닫은 상태로 잠급니다.',
    'Shut off the control air, vent what is left and take off the hose. Lock the air cock in the closed position.',
    '닫힌 공기 콕과 그 손잡이에 채운 빨간 자물쇠, 바늘이 내려간 공기 압력계, 밸브에서 뺀 호스',
    'air cock shut with a red padlock through its handle, needle of the air gauge down, hose taken off the valve',
  ),
  step(
    '호이스트 등 양중 장비로 밸브를 지지합니다. 남은 압력과 유체가 나올 수 있음에 대비하며 플랜지 볼트를 풀어 배관에서 분리합니다.',
    'Support the valve with lifting gear. Expecting trapped pressure and fluid, remove the flange bolts and take it out of the line.',
    '두 줄의 슬링으로 호이스트 훅에 건 채 배관 앞 받침목 위에 놓은 밸브, 비어 있는 배관 사이, 쟁반에 담긴 볼트와 너트',
    'valve in two slings on a hoist hook, set down on timbers in front of the line, gap between the pipes, bolts and nuts in a tray',
  ),
  step(
    '밸브와 배관의 플랜지 면을 확인합니다.',
    'Check the flange faces of valve and pipe.',
    '밸브와 배관의 플랜지 면에 가로로 댄 노란 곧은자',
    'yellow straightedge laid across the flange face of the valve, another across that of the pipe',
  ),
  step(
    '한쪽 플랜지를 분리합니다.',
    'Take off the flange on one side.',
    '바닥에 내려놓은 오른쪽 플랜지, 케이싱 끝에 드러난 닳은 슬리브',
    'right end flange on the floor, worn sleeve bare at the end of the casing',
  ),
  step(
    '반대쪽 플랜지를 분리합니다.',
    'Take off the flange on the other side.',
    '반대쪽에서 본 모습: 왼쪽 끝에 드러난 닳은 슬리브, 바닥에 포개 놓은 두 플랜지',
    'seen from the other end: worn sleeve bare at the left end of the casing, both end flanges stacked on the floor',
  ),
  step(
    '닳은 슬리브를 케이싱에서 빼냅니다.',
    'Draw the worn sleeve out of the casing.',
    '케이싱에서 절반쯤 나와 받침목에 얹힌 갈색 슬리브',
    'brown sleeve half out of the casing, resting on timbers',
  ),
  step(
    '빼낸 슬리브의 마모 상태를 확인합니다.',
    'Inspect the removed sleeve for wear.',
    '앞쪽 위를 잘라 고르지 않게 닳은 안쪽을 보인 슬리브, 벽 두께에 댄 캘리퍼스',
    'removed sleeve drawn with its upper front cut away, showing the unevenly worn bore, callipers across its wall',
  ),
  step(
    '케이싱 안쪽과 공기 통로를 점검합니다.',
    'Inspect the inside of the casing and the air passage.',
    '앞쪽 위를 잘라 안쪽과 공기 통로를 보인 케이싱, 안쪽 벽을 비추는 점검등과 그 빛, 통로 위로 풀어 올린 조작 공기 접속구',
    'casing drawn with its upper front cut away, showing its inside and the air passage, lamp whose beam falls on its wall, pilot port fitting unscrewed and lifted off the passage',
  ),
  step(
    '케이싱과 플랜지 면을 청소합니다.',
    'Clean the casing and the flange faces.',
    '케이싱 입구에 넣은 둥근 브러시와 그 자루를 걸친 물통, 바닥에 내려놓은 조작 공기 접속구, 얼룩이 사라진 배관 플랜지 면',
    'round brush in the mouth of the casing, its handle on a bucket, pilot port fitting on the floor, flange face of the pipe bare and bright',
  ),
  step(
    '새 슬리브의 재질과 크기를 다시 한번 확인합니다.',
    'Check once more the material and size of the new sleeve.',
    '받침목 위의 검은 새 슬리브와 흰 이름표, 끝에 댄 캘리퍼스',
    'black new sleeve on timbers with its white label and callipers at its end',
  ),
  step(
    '새 슬리브를 케이싱에 끼웁니다.',
    'Fit the new sleeve into the casing.',
    '케이싱에 절반쯤 들어간 검은 새 슬리브',
    'black new sleeve half way into the casing',
  ),
  step(
    '슬리브의 방향과 위치를 맞춥니다.',
    'Align and centre the sleeve.',
    '케이싱 끝으로 고르게 나온 새 슬리브의 테두리, 나란히 맞춘 노란 표시와 곧은자',
    'lip of the new sleeve standing evenly out of the casing, yellow marks in line, straightedge across it',
  ),
  step(
    '플랜지를 달고 볼트를 대각선으로 고르게 조입니다.',
    'Refit the flanges and tighten the bolts evenly, crosswise.',
    '다시 단 양쪽 플랜지, 조인 볼트의 노란 표시, 다음 볼트에 건 토크 렌치',
    'both end flanges back in place, yellow rings around tightened bolts, torque wrench on the next one',
  ),
  step(
    '호스를 연결하고 모두 물러난 뒤, 잠금을 건 사람이 공기 콕의 잠금만 풀고 콕을 천천히 열어 개폐를 확인합니다. 공기 압력은 제조사가 정한 값을 넘기지 않습니다. 슬리브가 움직이는 동안 통로에 손을 넣지 않습니다. 확인이 끝나면 조작 공기를 다시 차단하고 잔압을 빼 밸브를 연 뒤, 호스를 분리하고 공기 콕을 잠급니다.',
    'Connect the hose. With everybody clear, whoever applied the lock removes that of the air cock only; open the cock slowly and check opening and closing. Do not exceed the air pressure the manufacturer gives. Keep hands out of the bore while the sleeve moves. Then shut off the control air again and vent it so that the valve opens, take off the hose and lock the air cock.',
    '공기 호스를 연결한 밸브의 절개 모습, 공기압으로 납작하게 닫힌 슬리브, 바늘이 올라간 공기 압력계',
    'valve with its air hose, drawn cut away: the sleeve pressed flat and shut by the air, needle of the air gauge up',
  ),
  step(
    '핀치 밸브가 열린 상태에서 양 끝을 막음 플랜지(블라인드 플랜지)로 막고, 제조사가 정한 매체와 압력으로 누설 시험을 합니다. 압력이 걸린 동안 막음 플랜지 앞에 서지 않습니다. 시험이 끝나면 시험 압력을 완전히 빼고, 양쪽이 모두 0인지 확인한 뒤 막음 플랜지를 풉니다.',
    'With the pinch valve open, close both ends with blind flanges and test for leaks with the medium and pressure the manufacturer gives. Do not stand in front of the blind flanges under pressure. Afterwards release the test pressure completely, check that it is zero on both sides, and only then remove the blind flanges.',
    '양 끝을 파란 막음 플랜지로 막은 밸브와 그 위의 시험 압력계',
    'valve closed at both ends with blue blind flanges, test gauge on one of them',
  ),
  step(
    '밸브를 배관에 설치하고 호스를 연결합니다. 작업자가 모두 물러나고 드레인이 닫힌 것을 확인한 뒤, 잠금을 건 사람이 공기 콕과 격리 밸브의 잠금과 꼬리표를 제거합니다. 공기 콕을 열고, 격리 밸브를 천천히 열어 누설을 확인하며 운전을 재개합니다.',
    'Refit the valve in the line and connect the hose. Once everybody is clear and the drain is shut, whoever applied the locks removes locks and tags from air cock and isolation valves. Open the air cock, open the isolation valves slowly and return to service, watching for leaks.',
    '새 볼트로 배관에 다시 조립한 밸브, 배관과 나란한 레버, 연결된 호스, 바늘이 올라간 압력계',
    'valve back in the pipe with new bolts, levers along the pipe, hose connected, needles of the gauges up',
  ),
];
