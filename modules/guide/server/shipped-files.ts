interface ShippedFile {
  readonly file: URL
  readonly filename: string
  readonly contentType: string
}
interface ShippedVideo {
  readonly fileId: string
  readonly title: { readonly zh: string; readonly en: string }
  readonly seconds: number
  /** What each scene says, as WebVTT. */
  readonly captions: { readonly zh: string; readonly en: string }
}
const shipped = (name: string, filename: string, contentType: string): ShippedFile => ({
  file: new URL(`./files/${name}`, import.meta.url),
  filename,
  contentType,
})
const html = 'text/html; charset=utf-8'

/** The guides that come with the portal, by the ids under which texts link to them. */
export const shippedFiles: ReadonlyMap<string, ShippedFile> = new Map([
  ['guide-ukey', shipped('guide-ukey.html', 'UKEY登录指引.html', html)],
  ['guide-tghhk', shipped('guide-tghhk.html', '托管户网银协议签署指引.html', html)],
  ['guide-transfer', shipped('guide-transfer.html', '划款指令操作要点.html', html)],
])

/** Training videos by menu. */
export const videosOfMenu: ReadonlyMap<string, readonly ShippedVideo[]> = new Map()
