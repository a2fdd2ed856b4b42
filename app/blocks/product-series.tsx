import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

import type { BlockDataOf } from './block-data.ts';
import { BlockHeading } from './block-heading.tsx';

/** The members of a series: what each is, and where to read on. */
export function ProductSeries({
  block,
  level,
}: {
  block: BlockDataOf<'product-series'>;
  level: 2 | 3;
}) {
  // One level below the block's own heading, or in its place where it has none.
  const Name = `h${block.title === undefined ? level : level + 1}` as 'h2' | 'h3' | 'h4';
  return (
    <div>
      <BlockHeading level={level}>{block.title}</BlockHeading>
      <ul className="edge">
        {block.series.map(({ name, description, href }) => (
          <li key={name} className="entry below">
            <Name className="lead">
              {href === undefined ? (
                name
              ) : (
                <TextLink as={LocalizedLink} to={href}>
                  {name}
                </TextLink>
              )}
            </Name>
            <p className="soft dense">{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
