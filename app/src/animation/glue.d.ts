/** The engine's glue, for `paths` in tsconfig.json: wasm-bindgen declares only its classes. */
export * from "particles-wasm";
export function __wbg_set_wasm(exports: WebAssembly.Exports): void;
