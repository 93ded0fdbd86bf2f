/** The page below /cms where anybody makes a greeting card. It works in the browser alone. */
export const greetingCardAddress = 'greeting-card-generation'
