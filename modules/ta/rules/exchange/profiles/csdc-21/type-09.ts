export const type09 = `
DividentDate A8 分红日/发放日
TotalDividendAmount N16.2 基金红利总额
TotalDividendIndeed N16.2 基金实发红利总金额
TotalFeeForDividend N10.2 分红费用合计
FundCode C6 基金代码
TotalReinvestmentDividend N16.2 红利自动再投资总金额
DistributorCode C9 销售人代码
DocumentSendDate A8 文件发送日期
Tax N16.2 税金
TotalVolumeofReinvestmentDividend N16.2 红利再投资份额总额
`
