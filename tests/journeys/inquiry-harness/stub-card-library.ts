/** A STUB in place of a card library: no card, no network, only the two calls that the form client makes. */
export interface StubCardLibrary {
  createPaymentMethod: () => Promise<object>;
  handleCardAction: (clientSecret: string) => Promise<object>;
}

/**
 * Makes the stub.
 *
 * @param behaviour `create-fails`: no payment method; `authentication-fails`: the customer's bank says no
 */
export function stubCardLibrary(behaviour: string | null): StubCardLibrary {
  const error = { error: { type: 'card_error', message: 'stub' } };
  return {
    createPaymentMethod: () =>
      Promise.resolve(behaviour === 'create-fails' ? error : { paymentMethod: { id: 'pm_stub' } }),
    handleCardAction: (clientSecret) =>
      Promise.resolve(
        behaviour === 'authentication-fails'
          ? error
          : { paymentIntent: { id: `pi_of_${clientSecret}` } },
      ),
  };
}
