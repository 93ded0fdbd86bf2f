/** Whether a message was sent. If not, the request layer has already shown why. */
export const wasSent = (sending: Promise<unknown>): Promise<boolean> =>
  sending.then(
    () => true,
    () => false,
  )
