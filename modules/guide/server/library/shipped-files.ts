import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { FileAnswer, Registry } from '@iisp/server'
import { type MenuVideo, menuVideos } from '../../contract/menu-videos.ts'

interface ShippedFile {
  readonly filename: string
  readonly contentType: string
  readonly open: () => Promise<Pick<FileAnswer, 'size' | 'stream'>>
}
interface ShippedVideo {
  readonly fileId: string
  readonly title: { readonly zh: string; readonly en: string }
  readonly seconds: number
  /** WebVTT. */
  readonly captions: { readonly zh: string; readonly en: string }
}
const urlOf = (name: string) => new URL(`./files/${name}`, import.meta.url)
const read = (name: string) => readFile(urlOf(name), 'utf8')

/** A guide in the common template, so that the downloaded document needs no other file. */
const guide = (name: string, title: string): ShippedFile => ({
  filename: `${title.replaceAll(' ', '')}.html`,
  contentType: 'text/html; charset=utf-8',
  open: async () => {
    const text = await read(name)
    const template = await read('guide.html')
    const content = Buffer.from(template.replaceAll('{{title}}', title).replace('{{text}}', () => text))
    return { size: content.length, stream: Readable.from([content]) }
  },
})
const video = (name: string, filename: string): ShippedFile => ({
  filename,
  contentType: 'video/webm',
  open: async () => ({
    size: (await stat(urlOf(name))).size,
    stream: (part) => createReadStream(urlOf(name), part),
  }),
})

/** The captions of a video whose scenes all last `seconds`. */
const webVtt = (scenes: readonly string[], seconds: number): string => {
  const at = (second: number) => `00:00:${String(second).padStart(2, '0')}.000`
  const cues = scenes.map((text, n) => `${at(n * seconds)} --> ${at((n + 1) * seconds)}\n${text}`)
  return ['WEBVTT', ...cues].join('\n\n')
}
const entryScenes = {
  zh: [
    '在左侧菜单选择“划款管理 → 划款指令录入”',
    '按名称、代码或拼音首字母选择产品',
    '核对托管账户、可用余额与收款账户',
    '填写金额，核对大写；选择划款日期与类型',
    '提交时系统会指出尚未填写的内容',
    '提交后在“划款指令查询”跟踪进度',
  ],
  en: [
    'Choose Transfers → New transfer order on the left',
    'Choose the product by name, code or pinyin initials',
    'Check the custody account, its balance and the other account',
    'Give the amount and compare it in words; choose date and type',
    'What is still missing is named when you submit',
    'Follow the order in Transfer orders',
  ],
}

/** The files that come with the portal, by the ids under which texts link to them. */
export const shippedFiles: ReadonlyMap<string, ShippedFile> = new Map([
  ['guide-ukey', guide('guide-ukey.html', 'UKEY 登录指引')],
  ['guide-tghhk', guide('guide-tghhk.html', '托管户网银协议签署指引')],
  ['guide-transfer', guide('guide-transfer.html', '划款指令操作要点')],
  ['video-transfer-entry', video('video-transfer-entry.webm', '录入一笔划款指令.webm')],
])

/** Training videos, by the names under which modules contribute them to their pages. */
const shippedVideos: Readonly<Record<MenuVideo['video'], ShippedVideo>> = {
  'video-transfer-entry': {
    fileId: 'video-transfer-entry',
    title: { zh: '录入一笔划款指令', en: 'Entering a transfer order' },
    seconds: 30,
    captions: { zh: webVtt(entryScenes.zh, 5), en: webVtt(entryScenes.en, 5) },
  },
}

/** The training videos of these menus, in the order of the menus. */
export function videosOf(registry: Registry, menus: ReadonlySet<string>) {
  const videos = registry.itemsOf(menuVideos)
  return registry.pages
    .filter(({ id }) => menus.has(id))
    .flatMap((page) =>
      videos.filter((one) => one.page.id === page.id).map((one) => ({ page, ...shippedVideos[one.video] })),
    )
}
