/** Why an archive cannot be read: it is damaged, or it lists more files than the reader takes. */
export class ZipFault extends Error {
  readonly kind: 'damaged' | 'tooManyFiles'

  constructor(kind: ZipFault['kind']) {
    super(kind)
    this.name = 'ZipFault'
    this.kind = kind
  }
}
