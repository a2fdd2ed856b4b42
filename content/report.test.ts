import { describe, expect, it } from 'vitest';

import { conflicts, missingPictures, questions, samples } from './report.ts';

describe('what the supplier has to confirm', () => {
  it('lists the samples that readings.md names', () => {
    const listed = samples().map(({ file, field }) => `${file} ${field}`);
    for (const line of [
      'company/brand.ts name',
      'company/contact.ts ceo',
      'company/contact.ts telephone',
      'company/contact.ts fax',
      'company/contact.ts email',
      'company/ceo-message.ts *',
      'company/timeline.ts events',
      'company/privacy.ts *',
      'catalogue/pneumatic/rotary/ap-da.ts code',
      'catalogue/pneumatic/rotary/ap-sr.ts code',
      'gallery/sleeve-replacement-300a.ts images',
    ]) {
      expect(listed).toContain(line);
    }
  });

  it('lists application tags of all 27 products', () => {
    expect(samples().filter(({ field }) => field === 'applications')).toHaveLength(27);
  });

  it('lists conflicts, questions and pictures with file and note', () => {
    expect(conflicts()).toHaveLength(3);
    expect(questions().length).toBeGreaterThanOrEqual(8);
    for (const item of [...samples(), ...conflicts(), ...questions(), ...missingPictures()]) {
      expect(item.file).toMatch(/\.ts$/);
      expect(item.note).not.toBe('');
    }
  });
});
