export const type26 = `
AvailableVol N16.2 持有人可用基金份数
TotalVolOfDistributorInTA N16.2 基金总份数（含冻结）
TransactionCfmDate A8 交易确认日期
FundCode C6 基金代码
TransactionAccountID A17 投资人基金交易账号
DistributorCode C9 销售人代码
TAAccountID C12 投资人基金账号
TotalFrozenVol N16.2 基金冻结总份数
BranchCode C9 网点号码
TASerialNO A20 TA确认交易流水号
TotalBackendLoad N16.2 交易后端收费总额
ShareClass A1 收费方式
DetailFlag A1 明细标志
AccountStatus A1 账户状态
ShareRegisterDate A8 份额注册日期
UndistributeMonetaryIncome N16.2 货币基金未付收益金额
UndistributeMonetaryIncomeFlag C1 [sign of UndistributeMonetaryIncome] 货币基金未付收益金额正负
GuaranteedAmount N16.2 剩余保本金额
SourceType C1 份额原始来源
DefDividendMethod A1 默认分红方式
AllowRedemptDate A8 可赎回日期
`
