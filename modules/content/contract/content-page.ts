import { type Static, defineRead, platformErrors, t } from '@iisp/contract'

const page = t.Object({
  title: t.String(),
  /** Rich text, cleaned when it was written. */
  body: t.String(),
  publishedAt: t.dateTime,
})
export type ContentPageAnswer = Static<typeof page>

/** A published page below /cms by its address, in the caller's language. */
export const contentPage = defineRead({
  name: 'contentPage',
  summary: { zh: '内容页面', en: 'Content page' },
  methods: ['GET', 'POST'],
  path: '/api/content/page',
  input: t.strict({ key: t.text(100, 1) }),
  output: page,
  errors: [platformErrors.notFound],
  access: { who: 'public' },
})
