// axios chooses between its adapters when it runs; in a browser XMLHttpRequest is always there and comes first.
export const getFetch = () => false;
export default false;
