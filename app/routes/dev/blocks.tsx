import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { ContentBlock } from '#app/blocks/content-block.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Container } from '#app/ui/container.tsx';
import { blockExamples } from '#app/routes/data/block-examples.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return { blocks: blockExamples(request) };
}

/** An example of each block type; development only (`app/routes.ts`). */
export default function Blocks() {
  const { blocks } = useLoaderData<typeof loader>();
  return (
    <div data-theme="electric">
      <Container>
        <h1>Content blocks</h1>
        {blocks.map((block) => (
          <section key={block.type} style={{ padding: '32px 0', borderTop: 'var(--rule-hair)' }}>
            <p style={{ marginBottom: 16 }}>
              <Badge kind="fact">{block.type}</Badge>
            </p>
            <ContentBlock block={block} />
          </section>
        ))}
      </Container>
    </div>
  );
}
