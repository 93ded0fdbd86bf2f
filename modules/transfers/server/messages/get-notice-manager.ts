import { getColleagues } from '@iisp/identity/contract'
import { getProductDetail } from '@iisp/product/contract'
import { reader } from '@iisp/server'
import { getNoticeManager as call } from '../../contract/messages.ts'
import { refuseOther } from '../scope.ts'

const asked = ['reviewer', 'signer'] as const

export const getNoticeManager = reader(call, async (ctx, input) => {
  refuseOther(ctx.actor, input.mgrUserId)
  // Everybody is responsible for all products of their institution, so it is enough to check that the product is its
  // own.
  if (input.productId !== undefined) await ctx.call(getProductDetail, { id: input.productId })
  const colleagues = await ctx.call(getColleagues, { roles: [...asked] })
  return asked.flatMap((ROLE) =>
    colleagues
      .filter((one) => one.ROLES.includes(ROLE))
      .map(({ USERID, NAME, PHONE, EMAIL }) => ({ USERID, NAME, PHONE, EMAIL, ROLE })),
  )
})
