import { AboutLayout } from './about-layout.tsx';
import type { BusinessData } from './about.server.ts';

/** What the company does: groups of areas, each with its title and description lines. */
export function BusinessPage({ data }: { data: BusinessData }) {
  return (
    <AboutLayout data={data}>
      {data.groups.map(({ id, title, items }) => (
        <section key={id} className="apart" aria-labelledby={`group-${id}`}>
          <h2 id={`group-${id}`} className="underscored">
            {title}
          </h2>
          <ul>
            {items.map((item) => (
              <li key={item.id} className="entry below">
                <h3 className="lead">{item.title}</h3>
                <div className="dense soft">
                  {item.lines.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </AboutLayout>
  );
}
