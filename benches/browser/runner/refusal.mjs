/** What whoever started the run can put right: shown as a message without a stack. */
export class Refusal extends Error {}
