/** What a form holds, as the query string that it would send. */
export function formSearch(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() !== '') query.append(name, value);
  return query.toString();
}
