/** Whether to run slow tests that rarely fail, as CI does every night: `NIGHTLY=1`. */
export const isNightly = Boolean(process.env["NIGHTLY"]);
