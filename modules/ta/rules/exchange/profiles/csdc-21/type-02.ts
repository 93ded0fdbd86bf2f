export const type02 = `
AppSheetSerialNo A24 申请单编号
TransactionCfmDate A8 交易确认日期
ReturnCode A4 交易处理返回代码
TransactionAccountID A17 投资人基金交易帐号
DistributorCode C9 销售人代码
BusinessCode A3 业务代码
TAAccountID A12 投资人基金帐号
MultiAcctFlag A1 多渠道开户标志
TASerialNO A20 TA确认交易流水号
TransactionDate A8 交易发生日期
TransactionTime A6 交易发生时间
BranchCode C9 网点号码
FromTAFlag A1 是否注册登记人发起业务标志
CertificateType C1 个人证件类型及机构证件型
CertificateNo C30 投资人证件号码
InvestorName C120 投资人户名
IndividualOrInstitution A1 个人/机构标志
AccountAbbr C12 投资人户名简称
AccountCardID C8 基金账户卡的凭证号
RegionCode A4 交易所在地区编号
TargetTransactionAccountID A17 对方销售人处投资人基金交易帐号
NetNo C9 操作（清算）网点编号
Specification C60 [may be shortened] 摘要/说明
CustomerNo C12 TA客户编号
FrozenCause A1 冻结原因
FreezingDeadline A8 冻结截止日期
ErrorDetail C60 [may be shortened] 出错详细信息
`
