const places = /境外|离岸|香港|澳门|台湾|NRA|OSA|FTN|\b(LIMITED|LTD|INC|LLC|BANK OF)\b/i
const chinese = /\p{Script=Han}/u
const twoLetters = /[a-z].*[a-z]/i
const swiftCode = /\b[A-Z]{4}(?!CN)[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?\b/

const looksOverseas = (name: string): boolean =>
  (!chinese.test(name) && twoLetters.test(name)) || places.test(name) || swiftCode.test(name)

/** Whether an account's holder or bank appears to be abroad. This only causes a warning (BO-057). */
export const isOverseas = (holder: string, bank = ''): boolean => looksOverseas(holder) || looksOverseas(bank)
