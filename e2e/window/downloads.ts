import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file that the window saves. */
export interface WindowDownload {
  suggestedFilename(): string
  path(): Promise<string>
}
export interface Saving {
  readonly name: string
  readonly content: Promise<ArrayBuffer>
}

const blobs = new Map<string, Blob>()
let receive: (saving: Saving) => void = () => {}
let fetched: (address: string) => Promise<Response> = () => Promise.reject(new Error('no window is shown'))

/** Sends files that the window saves to `listener`; linked ones are fetched with `send`. */
export function saveTo(listener: typeof receive, send: typeof fetched): void {
  receive = listener
  fetched = send
}

/** Lets a press of a link with `download` save its file, which jsdom does not do. */
export function completeDownloads(): void {
  URL.createObjectURL = (blob: Blob) => {
    const address = `blob:${location.origin}/${blobs.size}`
    blobs.set(address, blob)
    return address
  }
  URL.revokeObjectURL = (address) => void blobs.delete(address)
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[download]')
    if (link === null || event.defaultPrevented) return
    event.preventDefault()
    save(link)
  })
  const { click } = HTMLElement.prototype
  HTMLAnchorElement.prototype.click = function press(this: HTMLAnchorElement) {
    // the document does not hear of a link outside of it
    if (this.hasAttribute('download') && !this.isConnected) save(this)
    else click.call(this)
  }
}

function save(link: HTMLAnchorElement): void {
  const blob = blobs.get(link.href)
  if (blob !== undefined) return receive({ name: link.download, content: blob.arrayBuffer() })
  void fetched(link.href).then((answer) => {
    const given = /filename\*=UTF-8''([^;]+)/i.exec(answer.headers.get('content-disposition') ?? '')?.[1]
    const ofAddress = new URL(link.href).pathname.split('/').at(-1) ?? ''
    const name = given === undefined ? link.download || ofAddress : given
    receive({ name: decodeURIComponent(name), content: answer.arrayBuffer() })
  })
}

/** What a test sees of a saved file. */
export function downloadOf({ name, content }: Saving): WindowDownload {
  return {
    suggestedFilename: () => name,
    async path() {
      const path = join(await mkdtemp(join(tmpdir(), 'iisp-window-')), 'saved')
      await writeFile(path, Buffer.from(await content))
      return path
    },
  }
}
