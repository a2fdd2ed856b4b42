/** Short statements, one a line, each behind a dash. */
export function Bullets({ items }: { items: readonly string[] }) {
  return (
    <ul className="dashes">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
