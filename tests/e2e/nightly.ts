/** Whether what takes long and rarely fails is tested too, as it is every night: `NIGHTLY=1`. */
export const isNightly = process.env["NIGHTLY"] !== undefined;
