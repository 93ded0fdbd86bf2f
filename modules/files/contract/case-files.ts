import { defineRead, t } from '@iisp/contract'
import { fileId } from './uploads.ts'

/**
 * For other modules, inside their own transaction: judges the files that a person puts to a case (an order, an
 * application) before the case names them. Refuses files that the person's institution has not stored for this
 * purpose, and more files or more bytes together than the purpose takes, in the words of the purpose (`ofCase`).
 */
export const checkCaseFiles = defineRead({
  summary: { zh: '核对业务附件', en: 'Check the files of a case' },
  methods: ['POST'],
  path: '/module/files/checkCaseFiles',
  input: t.strict({
    /** The name of a `FilePurpose`. */
    purpose: t.text(60),
    fileIds: t.Array(fileId, { maxItems: 100 }),
  }),
  output: t.Null(),
  access: { who: 'module' },
})
