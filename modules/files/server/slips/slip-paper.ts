import { SlipDocument } from './slip-document.ts'

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

/**
 * Pages written from top to bottom; content that does not fit begins a new page. Each page shows
 * the total number of pages and is released once it is full. Therefore everything is written twice:
 * the first pass only measures and counts.
 */
export class SlipPaper {
  readonly #doc: SlipDocument
  readonly #pageNumber: (page: number, pages: number) => string
  readonly #heights: number[] = []
  #measured = 0
  #pages = 0
  #page = 1
  y: number = paper.top

  constructor(
    font: Buffer,
    info: { readonly title: string; readonly language: string; readonly made: Date },
    pageNumber: (page: number, pages: number) => string,
  ) {
    this.#pageNumber = pageNumber
    this.#doc = new SlipDocument({
      size: 'A4',
      // texts are placed one by one; a margin would begin pages of its own
      margin: 0,
      displayTitle: true,
      lang: info.language,
      info: { Title: info.title, CreationDate: info.made, Producer: 'IISP', Creator: 'IISP' },
    })
    this.#doc.registerFont('body', font).font('body')
  }

  /** Returns the file. `write` is run twice and has to write the same content both times. */
  async bytesOf(write: () => Promise<void>): Promise<Buffer> {
    await write()
    this.#pages = this.#page
    this.#page = 1
    this.y = paper.top
    const parts: Buffer[] = []
    this.#doc.on('data', (part: Buffer) => parts.push(part))
    const done = new Promise<void>((resolve, reject) => {
      this.#doc.on('end', resolve)
      this.#doc.on('error', reject)
    })
    await write()
    this.#endPage()
    this.#doc.end()
    await done
    return Buffer.concat(parts)
  }

  get #draws(): boolean {
    return this.#pages > 0
  }

  /** Begins a new page where so many points do not fit; true if it did. */
  makeRoom(height: number): boolean {
    if (this.y + height <= paper.bottom) return false
    if (this.#draws) {
      this.#endPage()
      this.#doc.addPage()
    }
    this.#page += 1
    this.y = paper.top
    return true
  }

  heightOf(cells: readonly Cell[]): number {
    if (this.#draws) return this.#heights[this.#measured++] ?? 0
    const height = Math.max(
      ...cells.map(({ text, width, size = 10 }) =>
        this.#doc.sized(size).heightOfString(text || ' ', { width }),
      ),
    )
    this.#heights.push(height)
    return height
  }

  /** Texts beside each other, each wrapped in its width. */
  row(cells: readonly Cell[], below = 4, height = this.heightOf(cells)): void {
    this.makeRoom(height)
    if (this.#draws)
      for (const { text, x, width, align = 'left', size = 10, color = ink.text } of cells)
        if (text !== '')
          this.#doc
            .sized(size)
            .fillColor(color)
            .text(text, x, this.y, { width, align, height: height + 1 })
    this.y += height + below
  }

  rule(below = 6): void {
    const { left, width } = paper
    if (this.#draws)
      this.#doc
        .moveTo(left, this.y)
        .lineTo(left + width, this.y)
        .lineWidth(0.5)
        .stroke(ink.line)
    this.y += below
  }

  frame(height: number): void {
    if (this.#draws) this.#doc.rect(paper.left, this.y, paper.width, height).lineWidth(1).stroke(ink.mark)
  }

  #endPage(): void {
    this.#doc
      .sized(8)
      .fillColor(ink.quiet)
      .text(this.#pageNumber(this.#page, this.#pages), paper.left, paper.pageNumber, {
        width: paper.width,
        align: 'center',
      })
  }
}
