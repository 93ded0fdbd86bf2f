/** What is wrong in a text file, with the line that it is about. */
export class TextFault extends Error {
  constructor(file: string, line: number, what: string) {
    super(`${file}:${line}: ${what}`)
  }
}
