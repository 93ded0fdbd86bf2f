import { defineRead, t } from '@iisp/contract'

/**
 * For other modules: the names of institutions, independent of the caller's own. Unknown ids are
 * left out.
 */
export const institutionNames = defineRead({
  summary: { zh: '机构名称', en: 'Names of institutions' },
  path: '/module/identity/institutionNames',
  input: t.strict({ ids: t.Array(t.text(20, 1), { maxItems: 2000 }) }),
  output: t.Object({
    institutions: t.Array(t.Object({ id: t.text(20), name: t.text(200), nameEn: t.text(200) })),
  }),
  access: { who: 'module' },
})
