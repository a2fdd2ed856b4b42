/** What each property of a product means, for the glossary and for programs (`propertyID`). Definitions, never figures. */
import type { FactKey } from '#facts/keys.ts';

import type { Localized } from './schema/localized.ts';

/** By key, in the order of the glossary's table. A key that can be handed to programs and is not here stops the check. */
export const propertyDefinitions: Readonly<Partial<Record<FactKey, Localized>>> = {
  size: {
    ko: '배관 크기의 이름(DN 또는 인치)이며, 실제 치수가 아닙니다.',
    en: 'Name of the pipe size, DN or inch; not a measure.',
  },
  rating: {
    ko: '압력 등급의 이름(PN, 클래스)이며, 허용 압력은 온도에 따라 낮아집니다.',
    en: 'Name of the pressure rating, PN or class; the allowable pressure falls as the temperature rises.',
  },
  maxPressure: {
    ko: '사용할 수 있는 가장 높은 배관 압력.',
    en: 'Highest pressure of the line in operation.',
  },
  maxDifferential: {
    ko: '닫힌 밸브 앞뒤의 가장 큰 압력 차.',
    en: 'Largest difference of pressure across the closed valve.',
  },
  temperature: {
    ko: '밸브를 사용할 수 있는 온도.',
    en: 'Temperature at which the valve can be used.',
  },
  ports: {
    ko: '삼방 볼의 유로 형상(T, L).',
    en: 'Shape of the passages in the ball of a three-way valve, T or L.',
  },
  bodyStyle: {
    ko: '배관 플랜지 사이에 몸체를 고정하는 방식.',
    en: 'How the body is held between the flanges of the line.',
  },
  casing: {
    ko: '핀치 밸브 슬리브를 감싸는 몸체의 재질.',
    en: 'Material of the body around the sleeve of a pinch valve.',
  },
  connection: {
    ko: '배관에 접속하는 나사.',
    en: 'Thread that joins the valve to the line.',
  },
  controlAirAbove: {
    ko: '핀치 밸브를 닫는 공기가 사용 압력보다 높아야 하는 정도.',
    en: 'By how much the air that closes a pinch valve is above the operating pressure.',
  },
  pilotPort: {
    ko: '조작 공기를 잇는 나사.',
    en: 'Thread that takes the control air.',
  },
  length: {
    ko: '치수도의 L.',
    en: 'L in the dimension drawing.',
  },
  flangeDiameter: {
    ko: '치수도의 D, 배관 플랜지의 바깥지름.',
    en: 'D in the dimension drawing, the outside diameter of the flange.',
  },
  innerDiameter: {
    ko: '치수도의 Di, 안지름.',
    en: 'Di in the dimension drawing, the inside diameter.',
  },
  flangeStandard: {
    ko: '배관 플랜지의 구멍 규격.',
    en: 'Standard by which the flange is drilled.',
  },
  weight: { ko: '제품의 질량.', en: 'Mass of the product.' },
  frameSizes: {
    ko: '액추에이터 몸체 크기의 이름.',
    en: 'Names of the body sizes of an actuator range.',
  },
  action: {
    ko: '공기로 양쪽을 움직이는지(복동식), 한쪽은 스프링으로 되돌리는지(단동식)의 구분.',
    en: 'Whether air moves it both ways, or a spring returns it.',
  },
  torque: {
    ko: '액추에이터가 낼 수 있는 가장 큰 토크.',
    en: 'Largest torque that the actuator delivers.',
  },
  rotation: { ko: '출력축이 도는 각도.', en: 'Angle through which the output turns.' },
  strokeTime: {
    ko: '출력축이 90° 도는 데 걸리는 시간.',
    en: 'Time in which the output turns through 90°.',
  },
  mounting: {
    ko: '밸브와 액추에이터를 잇는 플랜지의 이름(ISO 5211).',
    en: 'Name of the flange between valve and actuator, ISO 5211.',
  },
  actuatorSupply: {
    ko: '밸브의 액추에이터에 공급하는 압력.',
    en: 'Pressure supplied to the actuator of the valve.',
  },
  airSupply: {
    ko: '액추에이터에 공급하는 공기의 압력.',
    en: 'Pressure of the air supplied to the actuator.',
  },
  oilSupply: {
    ko: '액추에이터에 공급하는 작동유의 압력.',
    en: 'Pressure of the oil supplied to the actuator.',
  },
  singlePhase: {
    ko: '단상 전원의 전압과 주파수.',
    en: 'Voltage and frequency of a single-phase supply.',
  },
  threePhase: {
    ko: '삼상 전원의 전압과 주파수.',
    en: 'Voltage and frequency of a three-phase supply.',
  },
  actuatorTemperature: {
    ko: '액추에이터를 사용할 수 있는 온도.',
    en: 'Temperature at which the actuator can be used.',
  },
  ambient: { ko: '설치 장소의 공기 온도.', en: 'Temperature of the air around the product.' },
  protection: {
    ko: '먼지와 물에 대한 외함의 보호등급(IEC 60529).',
    en: 'Protection of the enclosure against dust and water, IEC 60529.',
  },
  submersionDepth: {
    ko: '보호등급이 적용되는 물속 깊이.',
    en: 'Depth under water to which the protection applies.',
  },
  submersionTime: {
    ko: '보호등급이 적용되는 물속 시간.',
    en: 'Time under water to which the protection applies.',
  },
  submersionCycles: {
    ko: '물에 잠긴 동안 여닫는 횟수.',
    en: 'Open-close cycles while under water.',
  },
  duty: {
    ko: '전동기를 운전하는 방식(IEC 60034-1).',
    en: 'How the motor is run, IEC 60034-1.',
  },
  insulation: {
    ko: '전동기 권선의 절연등급.',
    en: 'Class of the insulation of the motor winding.',
  },
  insulationTemperature: {
    ko: '절연등급의 가장 높은 온도.',
    en: 'Highest temperature of the insulation class.',
  },
  positionSensing: {
    ko: '위치를 검출하는 회전수의 범위.',
    en: 'Range of turns over which the position is sensed.',
  },
  analogueOutput: {
    ko: '위치를 알리는 전류 신호.',
    en: 'Current signal that reports the position.',
  },
  limitSwitches: {
    ko: '끝 위치에서 동작하는 스위치의 수.',
    en: 'Number of switches that act at the end positions.',
  },
  torqueSwitches: {
    ko: '설정한 토크에서 동작하는 스위치의 수.',
    en: 'Number of switches that act at a set torque.',
  },
  extraSwitches: { ko: '더 달 수 있는 스위치의 수.', en: 'Number of further switches.' },
  conduitEntry: { ko: '전선관 인입구의 수와 크기.', en: 'Number and size of the conduit entries.' },
  efficiency: {
    ko: '들어간 동력에 대한 나오는 동력의 비율.',
    en: 'Power delivered as a share of the power taken in.',
  },
  seals: { ko: '씰 재질을 고를 수 있는지의 구분.', en: 'Whether seals can be chosen.' },
  dimensions: { ko: '길이, 폭, 높이.', en: 'Length, width and height.' },
  explosionProtection: {
    ko: '폭발 위험 장소에서 쓰기 위한 방폭 등급.',
    en: 'Protection for use in explosive atmospheres.',
  },
  manualOverride: {
    ko: '동력이 없을 때 손으로 움직이는 장치.',
    en: 'Device that moves the product by hand without power.',
  },
};

/** Of keys that no entry states: the glossary has them once the supplier has confirmed one. */
const onceConfirmed: typeof propertyDefinitions = {
  failPosition: {
    ko: '공급이 끊겼을 때 밸브가 가는 위치.',
    en: 'Position that the valve takes when its supply fails.',
  },
  strokeTorques: {
    ko: '공기로 움직일 때와 스프링으로 움직일 때의 토크.',
    en: 'Torque of the stroke by air and of the stroke by the spring.',
  },
  airConsumption: {
    ko: '한 번 작동할 때 쓰는 공기의 양.',
    en: 'Air used for one stroke.',
  },
  mechanism: {
    ko: '직선 운동을 회전으로 바꾸는 기구.',
    en: 'Mechanism that turns the stroke into a rotation.',
  },
  accessoryFaces: {
    ko: '솔레노이드 밸브, 스위치 박스 같은 부속을 붙이는 면.',
    en: 'Faces that accessories such as solenoid valves and switch boxes are mounted on.',
  },
  threadGender: {
    ko: '접속 나사가 수나사인지 암나사인지.',
    en: 'Whether the connecting thread is male or female.',
  },
  faceToFace: {
    ko: '배관 방향으로 잰 두 접속면 사이의 거리.',
    en: 'Distance between the two end faces, along the line.',
  },
  materials: {
    ko: '부품별 재질.',
    en: 'Material of each part.',
  },
  endConnections: {
    ko: '밸브를 배관에 잇는 방식과 규격.',
    en: 'How the valve joins the line, and by which standard.',
  },
  valveTorque: {
    ko: '밸브를 움직이는 데 필요한 토크, 또는 스템이 견디는 최대 토크(MAST).',
    en: 'Torque that the valve takes to move, or the maximum allowable stem torque (MAST).',
  },
  flowCoefficient: {
    ko: '차압 1 bar(Kv) 또는 1 psi(Cv)에서 흐르는 물의 양.',
    en: 'Flow of water at a pressure drop of 1 bar (Kv) or 1 psi (Cv).',
  },
  seatLeakage: {
    ko: '닫힌 밸브의 시트에서 새는 양의 등급.',
    en: 'Class of what leaks past the seat of the closed valve.',
  },
  certificates: {
    ko: '제품의 인증과 함께 내는 성적서.',
    en: 'Approvals of the product, and test certificates that come with it.',
  },
};

/** The definition of a key. */
export const definitionOf = (key: FactKey): Localized | undefined =>
  propertyDefinitions[key] ?? onceConfirmed[key];
