import { expect, test } from 'vitest';

import { fileKind, fileName } from './file-kind.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const STEP = 'ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\nENDSEC;\nEND-ISO-10303-21;\n';
const DXF = '999\nmade by hand\n  0\r\nSECTION\r\n  2\r\nHEADER\r\n  0\r\nENDSEC\r\n  0\r\nEOF\r\n';

test.each([
  ['pdf', '%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n'],
  ['step', STEP],
  ['dxf', DXF],
  ['dxf', 'AutoCAD Binary DXF\r\n\u001a\0\0'],
  [undefined, ''],
  [undefined, '%PDF-1.7 cut off'],
  [undefined, STEP.slice(0, 40)],
  [undefined, DXF.slice(0, 60)],
  [undefined, '<html><script>alert(1)</script>%PDF-1.7 %%EOF'],
  [undefined, 'MZ\u0090\0 ISO-10303-21; END-ISO-10303-21;'],
  [undefined, 'PK\u0003\u0004'],
] as const)('%s: %j', (kind, content) => expect(fileKind(bytes(content))).toBe(kind));

test.each([
  ['견적서.pdf', 'pdf', '견적서.pdf'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['C:\\files\\S50.STP', 'step', 'S50.stp'],
  ['S50.exe', 'step', 'S50.exe.step'],
  ['a"\r\nSet-Cookie: x=1.dxf', 'dxf', 'a___Set-Cookie_ x_1.dxf'],
  ['.pdf', 'pdf', 'pdf.pdf'],
  ['', 'dxf', 'dxf.dxf'],
] as const)('%j is handed out as %s', (given, kind, name) =>
  expect(fileName(given, kind)).toBe(name),
);
