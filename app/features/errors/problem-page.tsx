import type { ReactNode } from 'react';

import { Container } from '#app/ui/container.tsx';
import { Row } from '#app/ui/layout.tsx';

import { ErrorHead } from './error-head.tsx';

export interface ProblemPageProps {
  title: string;
  text: string;
  /** Buttons and links to go on with. */
  children: ReactNode;
}

/** A page that says what could not be shown, and where to go on. */
export function ProblemPage({ title, text, children }: ProblemPageProps) {
  return (
    <div data-theme="neutral">
      <ErrorHead title={title} text={text} />
      <Container className="ends top24">
        <h1>{title}</h1>
        <p className="soft measure top12 foot24">{text}</p>
        <Row as="div" gap={10}>
          {children}
        </Row>
      </Container>
    </div>
  );
}
