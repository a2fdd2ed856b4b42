import type { ChunkStatusLabels } from './chunk-status.tsx';

/** Accessible names of the viewer; part of the interface (readings.md, "Names"). */
export interface ImageViewerLabels extends ChunkStatusLabels {
  /** 이미지 보기 / Image viewer */
  dialog: string;
  /** 닫기 / Close */
  close: string;
  /** 이전 / Previous */
  previous: string;
  /** 다음 / Next */
  next: string;
  /** What assistive technology says of one picture: 이미지 / image. */
  slide: string;
}
