export function throw_panic(file, line) {
  throw new Error(`particles panicked at ${file}:${line}`);
}
