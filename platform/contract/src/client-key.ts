/** Key made by a client before it sends (`x-trace-id`, `idempotency-key`): 16 to 64 of [A-Za-z0-9_-]. */
export const clientKeyPattern = /^[A-Za-z0-9_-]{16,64}$/
