import { Bullets } from './bullets.tsx';

export interface TextSectionView {
  id: string;
  title: string;
  paragraphs: readonly string[];
  items: readonly string[];
}

/** Sections of running text, each beside its heading, which links can lead to. */
export function TextSections({ sections }: { sections: readonly TextSectionView[] }) {
  return (
    <div className="edge">
      {sections.map(({ id, title, paragraphs, items }) => (
        <section key={id} className="entry below">
          <h2 className="lead" id={id}>
            {title}
          </h2>
          <div className="grid soft measure gap8">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {items.length > 0 && <Bullets items={items} />}
          </div>
        </section>
      ))}
    </div>
  );
}
