import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, inject } from 'vitest'
import type { ApplicationPayload } from '../../contract/applications/payload.ts'

interface RelationStage {
  readonly iisp: Iisp
  /** M001: operator, reviewer. M002 and M003: operators. T001: TA operator. */
  readonly lin: TestClient
  readonly zhou: TestClient
  readonly he: TestClient
  readonly su: TestClient
  readonly desk: TestClient
}

/** The whole portal, with people of both sides of a link. */
export function stageRelations(): RelationStage {
  let opened: RelationStage | undefined
  beforeAll(async () => {
    const iisp = await startIisp({ serverUrl: inject('databaseUrl') })
    const [lin, zhou, he, su, desk] = await Promise.all(
      ['lin.jing', 'zhou.hang', 'he.yu', 'su.qing', 'ji.deng'].map((name) => iisp.as(name)),
    )
    if (!lin || !zhou || !he || !su || !desk) throw new Error('nobody signed in')
    opened = { iisp, lin, zhou, he, su, desk }
  })
  afterAll(() => opened?.iisp.close())
  const stage = () => {
    if (opened === undefined) throw new Error('the portal is open only while tests run')
    return opened
  }
  return {
    get iisp() {
      return stage().iisp
    },
    get lin() {
      return stage().lin
    },
    get zhou() {
      return stage().zhou
    },
    get he() {
      return stage().he
    },
    get su() {
      return stage().su
    },
    get desk() {
      return stage().desk
    },
  }
}

/** A row of applySubmit: both kinds linked by ratio, without an end. */
export const payload = (
  mother: string,
  child: string,
  more: Partial<ApplicationPayload> = {},
): ApplicationPayload => ({
  appid: '',
  mjjsyglr: '1',
  zjjsyglr: '1',
  mjjcpdm: mother,
  zjjcpdm: child,
  sqrsjh: '13900000001',
  sjh: '13900000002',
  sffsdx: '0',
  mzldfs_new: '0,1',
  sgldbl: '0.3000',
  sgcfjenew: null,
  shfhldbl: '0.3000',
  shcfjenew: null,
  zjjsfcfsh_new: '1',
  fhsfcfsh: '1',
  yjbccflx_new: '0',
  shcfbz_new: '0',
  shyjbccfbz_new: '0',
  fhyjbccfbz_new: '0',
  mzjyfyjmnew: '0',
  rqqjszfsnew: '0',
  qyrqnew: null,
  sxrqnew: null,
  ...more,
})
