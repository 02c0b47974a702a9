/** Sample data: the subscription that every member has until the centre keeps them itself. */
export const sampleSubscription = { plan: 'Competitor', validUntil: '2025-12-31' } as const;
