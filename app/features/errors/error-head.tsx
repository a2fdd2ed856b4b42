/** Title and description of a page that could not be shown; it is not to be indexed. React moves them to the head. */
export function ErrorHead({ title, text }: { title: string; text: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={text} />
      <meta name="robots" content="noindex" />
    </>
  );
}
