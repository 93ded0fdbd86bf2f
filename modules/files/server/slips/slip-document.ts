import PDFDocument from 'pdfkit'

/**
 * A document that lays each text out twice, once to measure it and once to write it. pdfkit would do it four times, or keep
 * the glyphs of every text until the end, which of a long table are hundreds of megabytes.
 */
export class SlipDocument extends PDFDocument {
  readonly #widths = new Map<string, number>()
  #size = 0

  constructor(options: PDFKit.PDFDocumentOptions) {
    super({ ...options, fontLayoutCache: false })
  }

  /** Sets the size of the texts that follow. */
  sized(size: number): this {
    this.#size = size
    return this.fontSize(size)
  }

  override widthOfString(text: string, options?: PDFKit.Mixins.TextOptions): number {
    const key = `${this.#size} ${text}`
    const width = this.#widths.get(key) ?? super.widthOfString(text, options)
    this.#widths.set(key, width)
    return width
  }
}
