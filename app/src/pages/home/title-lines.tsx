/** A title whose second part, after its colon, begins a line. */
export function TitleLines({ title }: { readonly title: string }) {
  const [first, second] = title.split(/(?<=:)(?= )/);
  return (
    <>
      {first}
      <span className="block">{second}</span>
    </>
  );
}
