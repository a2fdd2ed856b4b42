/** The peers: what each is made of. Their few files are in templates/. */
import type { SiteContent } from './content.ts';
import { handWritten, pageData } from './page-files.ts';

/** A way to make the same site. */
export interface Peer {
  /** Heading of its column. */
  title: string;
  /** Whether React runs in the browser. */
  react: boolean;
  /** Exact versions from npm. */
  packages: Readonly<Record<string, string>>;
  /** Command of one of the packages; none where there is nothing to build. */
  build?: string;
  /** Folder of its sources, where the shared files and the content go. */
  source: string;
  /** Folder that is served. */
  out: string;
  /** Further files that hold the content. */
  files?: (content: SiteContent, css: string) => Readonly<Record<string, string>>;
  /** Answers every address by its index.html. */
  singlePage?: true;
}

const REACT = { react: '19.3.1', 'react-dom': '19.3.1' };
const VITE = { vite: '8.3.8' };

export const PEERS = {
  html: {
    title: 'by hand',
    react: false,
    packages: {},
    source: '.',
    out: '.',
    files: handWritten,
  },
  'react-router': {
    title: 'React Router',
    react: true,
    packages: {
      ...REACT,
      ...VITE,
      'react-router': '8.4.0',
      '@react-router/dev': '8.4.0',
      '@react-router/node': '8.4.0',
      isbot: '5.2.3',
    },
    build: 'react-router build',
    source: 'app',
    out: 'build/client',
  },
  next: {
    title: 'Next',
    react: true,
    packages: { ...REACT, next: '16.4.6' },
    build: 'next build',
    source: 'app',
    out: 'out',
  },
  astro: {
    title: 'Astro with islands',
    react: true,
    packages: { ...REACT, astro: '7.3.5', '@astrojs/react': '7.0.0' },
    build: 'astro build',
    source: 'src',
    out: 'dist',
  },
  spa: {
    title: 'single-page app',
    react: true,
    packages: { ...REACT, ...VITE, '@vitejs/plugin-react': '6.3.0', 'react-router': '8.4.0' },
    build: 'vite build',
    source: 'src',
    out: 'dist',
    files: pageData,
    singlePage: true,
  },
} as const satisfies Record<string, Peer>;

export type PeerName = keyof typeof PEERS;

export const PEER_NAMES = Object.keys(PEERS) as PeerName[];
