import { readdirSync } from 'node:fs'
import { stageIisp } from '@iisp/testing/stage-iisp'
import { expect, test } from 'vitest'
import { sendInParts, sendWhole } from '../test/send-file.ts'
import { docxOf, oleOf, zipOf } from '@iisp/testing/zip'

const stage = stageIisp()

const text = (content: string) => new TextEncoder().encode(content)
const contents = () =>
  readdirSync(stage.iisp.filesFolder, { recursive: true }).filter((name) =>
    /[0-9a-f]{64}$/.test(String(name)),
  )

const macros = '文件含有宏或 ActiveX 控件，不能上传；请另存为不含宏的格式（docx、xlsx 或 PDF）后再上传'
const active = 'PDF 含有脚本、内嵌附件或自动执行的动作，不能上传；请打印为新的 PDF 后再上传，附件请单独上传'
const large = '压缩文件内的文件过多（超过10000个）、展开后过大或嵌套过深，不能上传；请解压后分别上传'
const broken = '文件已损坏或不完整，无法检查，不能上传；请重新生成或另存后再上传'

test.each<[string, Uint8Array, string]>([
  ['a.docx', docxOf({ name: 'word/vbaProject.bin', content: 'x' }), macros],
  ['a.doc', oleOf('_VBA_PROJECT'), macros],
  ['a.xls', oleOf('_VBA_PROJECT_CUR'), macros],
  ['a.pdf', text('%PDF-1.7\n1 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj\n%%EOF'), active],
  ['a.zip', zipOf({ name: 'a', content: Buffer.alloc(40 * 1024 * 1024) }), large],
  ['a.zip', text('PK\u0003\u0004 and no more'), broken],
])(
  '%s with what shall not come in is refused whole and in parts, and says what to do: %#',
  async (name, content, msg) => {
    const bytes = new Uint8Array(content)
    const before = contents()
    const whole = await sendWhole(stage.caller, name, bytes)
    expect([whole.status, whole.body.msg]).toEqual([400, msg])
    expect(contents()).toEqual(before)
    const { finished } = await sendInParts(stage.caller, name, bytes)
    expect([finished.status, finished.body.msg]).toEqual([400, msg])
  },
)

test('documents without any of it come in', async () => {
  for (const [name, content] of [
    ['a.docx', docxOf()],
    ['a.doc', oleOf('WordDocument')],
    ['a.zip', zipOf({ name: '合同.docx', content: docxOf() })],
  ] as const)
    expect((await sendWhole(stage.caller, name, new Uint8Array(content))).status).toBe(200)
})
