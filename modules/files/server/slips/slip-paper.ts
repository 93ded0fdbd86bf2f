import PDFDocument from 'pdfkit'

/** A4 in points, with room for the page number below the text. */
export const paper = { left: 48, top: 48, width: 499, bottom: 778, pageNumber: 800 } as const
export const ink = { text: '#1f1f1f', quiet: '#6b6b6b', line: '#d0d0d0', mark: '#b42318' } as const

export interface Cell {
  readonly text: string
  readonly x: number
  readonly width: number
  readonly align?: 'left' | 'center' | 'right'
  readonly size?: number
  readonly color?: string
}

/** Pages that are written from top to bottom; what does not fit begins a new one. */
export class SlipPaper {
  readonly doc: PDFKit.PDFDocument
  y: number = paper.top

  constructor(
    font: Buffer,
    info: { readonly title: string; readonly language: string; readonly made: Date },
  ) {
    this.doc = new PDFDocument({
      size: 'A4',
      // texts are placed one by one; a margin would begin pages of its own
      margin: 0,
      bufferPages: true,
      displayTitle: true,
      lang: info.language,
      info: { Title: info.title, CreationDate: info.made, Producer: 'IISP', Creator: 'IISP' },
    })
    this.doc.registerFont('body', font).font('body')
  }

  /** Begins a new page where so many points do not fit; true if it did. */
  makeRoom(height: number): boolean {
    if (this.y + height <= paper.bottom) return false
    this.doc.addPage()
    this.y = paper.top
    return true
  }

  heightOf(cells: readonly Cell[]): number {
    return Math.max(
      ...cells.map(({ text, width, size = 10 }) =>
        this.doc.fontSize(size).heightOfString(text || ' ', { width }),
      ),
    )
  }

  /** Texts beside each other, each wrapped in its width. */
  row(cells: readonly Cell[], below = 4): void {
    const height = this.heightOf(cells)
    this.makeRoom(height)
    for (const { text, x, width, align = 'left', size = 10, color = ink.text } of cells)
      if (text !== '')
        this.doc
          .fontSize(size)
          .fillColor(color)
          .text(text, x, this.y, { width, align, height: height + 1 })
    this.y += height + below
  }

  rule(below = 6): void {
    const { left, width } = paper
    this.doc
      .moveTo(left, this.y)
      .lineTo(left + width, this.y)
      .lineWidth(0.5)
      .stroke(ink.line)
    this.y += below
  }

  frame(height: number): void {
    this.doc.rect(paper.left, this.y, paper.width, height).lineWidth(1).stroke(ink.mark)
  }

  /** Writes the number of each page and answers the file. */
  async finish(pageNumber: (page: number, pages: number) => string): Promise<Buffer> {
    const { count } = this.doc.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      this.doc.switchToPage(page)
      this.doc
        .fontSize(8)
        .fillColor(ink.quiet)
        .text(pageNumber(page + 1, count), paper.left, paper.pageNumber, {
          width: paper.width,
          align: 'center',
        })
    }
    const parts: Buffer[] = []
    this.doc.on('data', (part: Buffer) => parts.push(part))
    const done = new Promise<void>((resolve, reject) => {
      this.doc.on('end', resolve)
      this.doc.on('error', reject)
    })
    this.doc.end()
    await done
    return Buffer.concat(parts)
  }
}
