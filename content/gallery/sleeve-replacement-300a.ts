import { placeholder } from '#content/figures/placeholder.ts';
import { defineGalleryItem } from '#content/schema/gallery.ts';
import type { ImageEntry } from '#content/schema/block.ts';

import { sleeveSteps } from '#content/sleeve-steps.ts';

const images: ImageEntry[] = sleeveSteps.map(({ caption, seen }, index) => ({
  src: `gallery-300a/${String(index + 1).padStart(2, '0')}`,
  alt: { ko: `${index + 1}단계: ${seen.ko}`, en: `Step ${index + 1}: ${seen.en}` },
  caption,
}));

const pictures = placeholder('pictures', () => String(images.length));

export default defineGalleryItem({
  id: 1,
  title: { ko: '핀치 밸브 300A 슬리브 교체', en: 'Pinch valve 300A sleeve replacement' },
  description: {
    ko: `300A (DN 300) 핀치 밸브의 슬리브를 교체하는 과정을 ${pictures}장의 그림으로 보여 줍니다.`,
    en: `${pictures} pictures show how the sleeve of a 300A (DN 300) pinch valve is replaced.`,
  },
  keywords: {
    ko: ['핀치 밸브 정비', '슬리브 교체', '300A'],
    en: ['pinch valve maintenance', 'sleeve replacement', '300A'],
  },
  image: 'gallery-300a/01',
  images,
  phases: [
    { name: { ko: '분리', en: 'Removal' }, first: 1 },
    { name: { ko: '분해와 점검', en: 'Dismantling and inspection' }, first: 6 },
    { name: { ko: '새 슬리브', en: 'New sleeve' }, first: 13 },
    { name: { ko: '시험과 복귀', en: 'Test and return to service' }, first: 17 },
  ],
  ending: {
    text: {
      ko: '일반적인 작업 순서입니다. 조임 토크, 시험 압력, 작업 시간은 제조사의 취급 설명서를 따르십시오.',
      en: 'This is general practice. For tightening torques, test pressure and working time follow the manual of the maker.',
    },
    question: {
      ko: '핀치 밸브 300A 슬리브 교체: 조임 토크, 시험 압력',
      en: 'Sleeve replacement, pinch valve 300A: tightening torques, test pressure',
    },
    product: 'pqvf',
  },
  provenance: [
    { field: 'title', source: 'spec §2' },
    { field: 'phases', source: 'project' },
    { field: 'ending', source: 'project' },
    {
      field: 'images',
      source: 'sample',
      note: 'Drawings in place of 19 photographs; the captions describe general practice',
    },
  ],
});
