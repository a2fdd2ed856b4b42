import { Grid } from '#app/ui/layout.tsx';
/** Running text at a readable measure. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <Grid as="div" gap={12} className="measure">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Grid>
  );
}
