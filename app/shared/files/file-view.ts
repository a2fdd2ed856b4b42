/** A file that can be had. */
export interface FileLink {
  /** Stable for ever: `/files/pqvf-dn100-ko.pdf`. */
  href: string;
  /** `PDF`, `STEP`, `DXF`, `SVG`, `ZIP`. */
  format: string;
  /** Language in words, in the page's language; empty where the file has none. */
  language: string;
  /** Accessible name: format, language, title and size. */
  label: string;
}

export type FileKind = 'sheet' | 'document' | 'drawing' | 'step' | 'dxf';

/** A row of the register of files. */
export interface FileRow {
  id: string;
  /** `PV-PQVF-100`; empty where it has none. */
  number: string;
  title: string;
  kind: FileKind;
  kindName: string;
  /** Page of the site that says the same. */
  page: string;
  /** Pages of a PDF, else bytes: `1쪽`, `814 kB`. */
  size: string;
  /** ISO 8601 day of the last change of its content; empty where unknown. */
  revised: string;
  files: readonly FileLink[];
  /** DN, where it is about one nominal size of a product. */
  ofSize?: number;
  /** A small picture of what the file shows; none for documents. */
  picture?: { src: string; width: number; height: number };
}
