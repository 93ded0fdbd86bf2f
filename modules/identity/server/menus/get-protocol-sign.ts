import { reader } from '@iisp/server'
import { getProtocolSign as getProtocolSignCall } from '../../contract/menus.ts'
import { q } from '../tables.ts'

export const getProtocolSign = reader(getProtocolSignCall, ({ db, actor }) =>
  db.one(
    q
      .selectFrom('identity.institution')
      .select([
        'yelc_signed as yelcProtocolSigned',
        'tghhk_signed as tghhkProtocolSigned',
        'mjhhk_signed as mjhhkProtocolSigned',
      ])
      .where('institution_id', '=', actor.institutionId),
  ),
)
