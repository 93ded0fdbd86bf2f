import { defineRead, t } from '@iisp/contract'

/** For other modules: files that they have made, as one archive. */
export const archiveFile = defineRead({
  name: 'archiveFile',
  summary: { zh: '多个文件打包', en: 'Files as an archive' },
  methods: ['POST'],
  path: '/module/files/archiveFile',
  input: t.strict({
    title: t.oneLine(60, 1),
    files: t.Array(t.strict({ name: t.oneLine(120, 1), bytes: t.Unsafe<Uint8Array>({}) }), {
      minItems: 1,
      maxItems: 100,
    }),
  }),
  output: t.Unknown(),
  access: { who: 'module' },
  answer: 'file',
})
