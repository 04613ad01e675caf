/** A repository at GitHub that keeps the content, and the service that signs people in. */
export type GithubPlace = {
  /** The name of the repository: "owner/website". */
  repo: string;
  branch: string;
  /** The address of GitHub's API: "https://api.github.com", or the address of a self-hosted server. */
  apiRoot: string;
  /** The login service, in whose window people sign in at GitHub. */
  login: {
    /** The address of the window: "https://api.netlify.com/auth". */
    address: string;
    /** The name of the site at the login service; by default, the host name of the page. */
    siteId?: string;
    scope: string;
  };
};

/** The folder of the repository with the content. */
export const contentFolder = "data";
