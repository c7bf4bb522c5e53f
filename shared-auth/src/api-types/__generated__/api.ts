// Written by `pnpm --filter platform-api openapi` from platform-api/openapi.json.

export interface paths {
    "/.well-known/did.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The issuer as did:web: every key that ever signed a badge
         * @description Not wrapped. For each host name that the product ever had, its own.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/jwt-vc-issuer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The keys of badges as SD-JWT VC: every key that ever signed
         * @description Not wrapped. For each host name that the product ever had, its own.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-authorization-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a wallet exchanges the code of an offer (RFC 8414)
         * @description Not wrapped. For each host name that the product ever had, its own.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-authorization-server/ims/ob/v3p0": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The authorization server of backpacks (RFC 8414)
         * @description Not wrapped. Its issuer has a path, which stands after the well-known part.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/openid-credential-issuer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The issuer of badges to wallets (OpenID4VCI 1.0)
         * @description Not wrapped. For each host name that the product ever had, its own.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/Company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * In whose name the caller acts: their company’s, or their own
         * @description Not shown in the documents. Holds on all devices of the person, until they choose otherwise or log in for their company. Warning NO_BUSINESS_ROLE where there is no company to act for.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        acts: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                company: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    role: "DELEGATE" | "LEGAL_REPRESENTATIVE";
                                    sdi: string | null;
                                } | null;
                                /** @description Not shown in the documents: the company for which the person may act. */
                                represents: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    role: "DELEGATE" | "LEGAL_REPRESENTATIVE";
                                    sdi: string | null;
                                } | null;
                                surveyCode: string[];
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/DataExport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest export of the caller’s own data; null when none was asked for
         * @description Not shown in the documents. `progress` in percent; `url` leads to the file for ten minutes, ask again for a new one.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["DataExport"] | null;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Asks for an export of the caller’s own data: one file, made by a job
         * @description Not shown in the documents. While one is under way, it is that one.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["DataExport"] | null;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/DeleteAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes the account of the caller, for ever
         * @description Personal data are erased, invoices of paid orders kept as the law asks (E125), all sessions ended. Warnings LAST_ADMINISTRATOR, TEACHES_COURSES, PAYMENT_UNDER_WAY: nothing is changed.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/Role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The active role of this session
         * @description The path is not shown in the documents.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            /** @enum {string} */
                            data: "AdminWorkerBadge" | "AdminEnteFormazione" | "DocenteB" | "AdminEnteFinanziatore" | "Tutor" | "RedattoreCorsiA" | "Discente" | "Ispettore" | "AdminAzienda";
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        /**
         * Makes another of the caller’s roles the active one of this session
         * @description A role by name or code (E13). 403 ROLE_NOT_HELD for a role of others.
         */
        put: {
            parameters: {
                query: {
                    role: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                permission: {
                                    claims: string[];
                                    /** @enum {string} */
                                    role: "AdminWorkerBadge" | "AdminEnteFormazione" | "DocenteB" | "AdminEnteFinanziatore" | "Tutor" | "RedattoreCorsiA" | "Discente" | "Ispettore" | "AdminAzienda";
                                };
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/Roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The roles of the caller */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: ("AdminWorkerBadge" | "AdminEnteFormazione" | "DocenteB" | "AdminEnteFinanziatore" | "Tutor" | "RedattoreCorsiA" | "Discente" | "Ispettore" | "AdminAzienda")[];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/Sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The living sessions of the caller, this one first
         * @description Not shown in the documents.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["OwnSession"][];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /**
         * Ends all of the caller’s sessions but this one; how many there were
         * @description Not shown in the documents.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: number;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/Sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends one of the caller’s sessions; its next call is refused
         * @description Not shown in the documents. 404 SESSION_NOT_FOUND.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Account/SurveyCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Codes of the surveys that wait for the caller
         * @description The path is not shown in the documents. Empty once all are answered.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: string[];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Algorand/GetCSVRichieste": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Redemption requests as CSV, in base64; of one state, or all
         * @description UTF-8 with a byte order mark, parted by semicolons (E138). The download is in the audit.
         */
        get: {
            parameters: {
                query?: {
                    stato?: "open" | "paid" | "refused" | "withdrawn";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: string;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Algorand/GetDocumentoRiscatto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Address and name of a document of a request
         * @description Not shown in the documents. 409 DOCUMENT_OF_REDEEMED for withholding tax once it is redeemed (BACK-15).
         */
        get: {
            parameters: {
                query: {
                    documento: "withholding" | "occasional";
                    richiestaId: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                fileName: string;
                                url: string;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Algorand/GetRichiestaRiscatto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A redemption request with its documents and its history
         * @description Not shown in the documents.
         */
        get: {
            parameters: {
                query: {
                    richiestaId: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["RedemptionDetail"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Algorand/GetRichiesteRiscattoAlgorand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Redemption requests of everyone, by number */
        get: {
            parameters: {
                query?: {
                    lang?: string;
                    page?: number;
                    pageSize?: number;
                    sortBy?: string;
                    sortDirection?: "asc" | "desc";
                    stato?: "open" | "paid" | "refused" | "withdrawn";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                items: components["schemas"]["RedemptionRow"][];
                                page: number;
                                pageSize: number;
                                totalItems: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Algorand/RefuseRichiestaRiscatto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuses a request with a reason
         * @description Not shown in the documents (E163). The credits come back. The same reason again changes nothing; 409 REDEMPTION_ANSWERED.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        motivazione: string;
                        richiestaId: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Algorand/RichiesteRiscattoExport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for the requests of Algorand/GetRichiesteRiscattoAlgorand as a file
         * @description Not shown in the documents. As List/OrdersExport.
         */
        post: {
            parameters: {
                query: {
                    formato: "csv" | "xlsx";
                    lang?: string;
                    sortBy?: string;
                    sortDirection?: "asc" | "desc";
                    stato?: "open" | "paid" | "refused" | "withdrawn";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["TableExport"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Algorand/UpdateNftRiscattati": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks the request of a person and a kind as paid
         * @description The credits end. A repeated call changes nothing; 409 REDEMPTION_ANSWERED for one that was refused or withdrawn.
         */
        post: {
            parameters: {
                query: {
                    /** @description Not shown in the documents. Which one was seen: a newer one is not paid instead. */
                    richiestaId?: number;
                    tipoNotarizzazione: number;
                    userId: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Audit/Check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the last check of the chain found; null before the first
         * @description Not shown in the documents.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["AuditCheck"] | null;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Audit/Entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done in the back office, newest first
         * @description Not shown in the documents.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Day in Italy, with it. */
                    al?: "" | string;
                    azione?: "" | ("role.granted" | "role.revoked" | "teacher.enabled" | "teacher.disabled" | "session.ended" | "fiscal-code.shown" | "category.added" | "category.changed" | "category.moved" | "category.deleted" | "faq.added" | "faq.changed" | "faq.moved" | "faq.deleted" | "cancellation.requested" | "cancellation.approved" | "cancellation.refused" | "redemption.paid" | "redemption.refused" | "orders.exported" | "redemptions.exported" | "users.exported" | "attestations.downloaded" | "audit.exported" | "badges.exported" | "credits.exported" | "subscribers.exported");
                    /** @description Day in Italy, with it. */
                    dal?: "" | string;
                    lang?: string;
                    page?: number;
                    pageSize?: number;
                    /** @description Who did it, or to whom it was done. */
                    ricerca?: "" | string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                /** @description There are more than `totalItems` rows. Pages lead to those that are counted. */
                                hasMore: boolean;
                                items: components["schemas"]["AuditEntry"][];
                                page: number;
                                pageSize: number;
                                totalItems: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Audit/EntriesExport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for the entries of Audit/Entries with these filters as a file
         * @description Not shown in the documents. As List/OrdersExport. Of everybody whom the words name, where the list stops at 500.
         */
        post: {
            parameters: {
                query: {
                    /** @description Day in Italy, with it. */
                    al?: "" | string;
                    azione?: "" | ("role.granted" | "role.revoked" | "teacher.enabled" | "teacher.disabled" | "session.ended" | "fiscal-code.shown" | "category.added" | "category.changed" | "category.moved" | "category.deleted" | "faq.added" | "faq.changed" | "faq.moved" | "faq.deleted" | "cancellation.requested" | "cancellation.approved" | "cancellation.refused" | "redemption.paid" | "redemption.refused" | "orders.exported" | "redemptions.exported" | "users.exported" | "attestations.downloaded" | "audit.exported" | "badges.exported" | "credits.exported" | "subscribers.exported");
                    /** @description Day in Italy, with it. */
                    dal?: "" | string;
                    formato: "csv" | "xlsx";
                    lang?: string;
                    /** @description Who did it, or to whom it was done. */
                    ricerca?: "" | string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["TableExport"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Badges/{id}/Revocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revokes a badge for good and tells its holder
         * @description Not shown in the documents. Safe to repeat; 409 BADGE_REVOKED by somebody else.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            /** @enum {boolean} */
                            data: true;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Badges/Backpacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The backpacks that the caller allows to read, the newest first
         * @description Not shown in the documents.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["ConnectedBackpack"][];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /**
         * Ends what the caller allowed a backpack, at once
         * @description Not shown in the documents. Safe to repeat.
         */
        delete: {
            parameters: {
                query: {
                    id: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            /** @enum {boolean} */
                            data: true;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Badges/Backpacks/Request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which backpack asks for the badges, by the query of the consent page
         * @description Not shown in the documents. 404 BACKPACK_REQUEST_UNKNOWN, 429.
         */
        get: {
            parameters: {
                query: {
                    query: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["BackpackRequest"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Allows a backpack to read, or refuses it
         * @description Not shown in the documents. The address that the browser goes to; its code holds for a minute. 404 BACKPACK_REQUEST_UNKNOWN, 429.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        isAllowed: boolean;
                        query: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                address: string;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Badges/GetBadgeDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the caller's badges, or a public one of somebody else
         * @description 404 for a hidden one of somebody else (E146).
         */
        get: {
            parameters: {
                query: {
                    id: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Badge"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Badges/GetBadges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's badges, newest first
         * @description Filters by name, month of acquisition (MM/yyyy), competence and type.
         */
        get: {
            parameters: {
                query?: {
                    competence?: number;
                    lang?: string;
                    month?: string;
                    name?: string;
                    page?: number;
                    pageSize?: number;
                    sortBy?: string;
                    sortDirection?: "asc" | "desc";
                    type?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                items: components["schemas"]["Badge"][];
                                page: number;
                                pageSize: number;
                                totalItems: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Badges/GetBadgeTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Types of badges, for the filter */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["BadgeType"][];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Badges/Issuer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Profile and keys of the issuer, by which credentials are checked
         * @description Not wrapped: a controller document (application/ld+json).
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Badges/Issuer/Image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The issuer's mark (SVG) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Badges/Keys/{publicKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A key of the issuer alone (Multikey) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    publicKey: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Badges/Public/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public certification of a badge, checked now
         * @description Not shown in the documents. The verdict comes from the credential’s own bytes.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["PublicBadge"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Badges/Public/{id}/Attestation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The attestation to print, with the credential attached (PDF)
         * @description Not wrapped: a tagged PDF, in the language of `lang` or of the request. 409 BADGE_REVOKED.
         */
        get: {
            parameters: {
                query?: {
                    lang?: "it" | "en";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Badges/Public/{id}/Baked/{format}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The picture of a badge with its credential inside (Open Badges 3.0, Baked Badge)
         * @description Not wrapped: an SVG or a PNG.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    format: "svg" | "png";
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Badges/Public/{id}/Card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture that stands under a link to the public page (PNG, 1200 × 630) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Badges/Public/{id}/credential": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The Open Badges 3.0 credential, byte for byte as it was signed
         * @description Not wrapped: it is a document of its own (application/vc+ld+json).
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Badges/Public/{id}/Earlier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Credentials that this badge had before, by their hashes
         * @description A copy is one of them when sha256 of its bytes is `hash`; on the ledger stands sha256(salt ‖ bytes).
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["EarlierCredential"][];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Badges/Public/{id}/Inclusion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The proof that the credential is in the public log
         * @description Place, size, hashes (RFC 6962) and the signed head of that size (/api/log).
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["BadgeInclusion"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Badges/Public/{id}/Jwt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The credential as a VC-JWT (Open Badges 3.0, JSON Web Token proof)
         * @description Not wrapped: a compact JWS. The payload is the credential and the claims iss, jti, sub, nbf; `kid` is a key of `/.well-known/did.json`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Badges/Public/{id}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture of a badge, whose hash the credential carries (SVG) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Badges/Revocations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Credentials that no longer hold (1EdTech revocation list)
         * @description Not wrapped. Named by badges that were issued before the status lists.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Badges/StatusLists/{list}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which badges were revoked, signed (BitstringStatusListCredential)
         * @description Not wrapped. To be kept for five minutes.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    list: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Badges/Visibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Shows or hides the public page of a badge
         * @description Not shown in the documents (E121).
         */
        put: {
            parameters: {
                query: {
                    id: string;
                    isPublic: boolean;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Badges/Wallet/Credential": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * For wallets: the badge of a token, in one of its forms
         * @description Not wrapped (OpenID4VCI 1.0, 8). The token is the bearer. A bound form needs one `jwt` proof (ES256 or EdDSA; jwk, did:jwk, did:key) over a nonce; again it is given to the same key only. 401 invalid_token, 400 invalid_credential_request, unknown_credential_configuration, unknown_credential_identifier, invalid_proof, invalid_nonce, invalid_encryption_parameters, credential_request_denied.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WalletRefusal"];
                    };
                };
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WalletCredentials"];
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Badges/Wallet/Nonce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * For wallets: a nonce for the proof of a key
         * @description Not wrapped (OpenID4VCI 1.0, 7). It holds for five minutes and once.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WalletRefusal"];
                    };
                };
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WalletNonce"];
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Badges/Wallet/Notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * For wallets: what became of a credential
         * @description OpenID4VCI 1.0, 11. May be said again. 401 invalid_token, 400 invalid_notification_id, invalid_notification_request.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WalletRefusal"];
                    };
                };
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Badges/Wallet/Offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far a wallet is with an offer
         * @description Not shown in the documents: asked every 2 s by the page that shows the code. An offer that was replaced, or is of another person, is `expired`. 429 TOO_MANY_REQUESTS.
         */
        get: {
            parameters: {
                query: {
                    offerId: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["WalletOfferProgress"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Offers one of the caller's badges to a wallet (OpenID4VCI 1.0)
         * @description Not shown in the documents. The link holds for 5 minutes and once, with the transaction code, which is told here alone; an earlier offer of the badge no longer counts. `demoWallet` opens the demo wallet with it, where there is one. 404 BADGE_NOT_FOUND, 409 BADGE_REVOKED, BADGE_NOT_SOUND, 429 TOO_MANY_REQUESTS.
         */
        post: {
            parameters: {
                query: {
                    id: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["WalletOffer"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Badges/Wallet/Offers/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * For wallets: the credential offer of a code
         * @description Not wrapped (OpenID4VCI 1.0, 4.1). 404 when it is unknown, over or taken up.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WalletRefusal"];
                    };
                };
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            [key: string]: unknown;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Badges/Wallet/StatusLists/{list}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which badges were revoked, for SD-JWT VC (token status list)
         * @description Not wrapped: a signed JWT. To be kept for five minutes.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    list: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Badges/Wallet/Token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * For wallets: exchanges the code of an offer, with the transaction code, for a token
         * @description Not wrapped (OpenID4VCI 1.0, 6). Once; five wrong transaction codes end the offer. invalid_request, unsupported_grant_type, invalid_grant.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WalletRefusal"];
                    };
                };
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WalletToken"];
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Badges/Wallet/Type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The type of a badge as SD-JWT VC: its claims, with their names in both languages
         * @description Not wrapped: `vct` of each badge leads here.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cart of the caller */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Cart"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Adds a course, or an exam of a course that the learner has
         * @description Warning COURSE_ALREADY_IN_CART when its course is in the cart, COURSE_SUSPENDED, COURSE_CANCELLED, COURSE_NOT_FOR_SALE or COURSE_ALREADY_OWNED when it cannot be bought; PROMOTION_UNKNOWN, PROMOTION_OWN or PROMOTION_OTHER for its promotion. Exams are bought alone: CART_HAS_EXAMS for a course beside them; for an exam CART_HAS_COURSES, EXAM_ALREADY_IN_CART, EXAM_NOT_FOR_SALE, EXAM_COURSE_NOT_OWNED, EXAM_OF_OWN_COURSE, EXAM_ALREADY_PASSED or EXAM_ALREADY_BOUGHT. The quantity of an exam is 1.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        courseId: number;
                        /** @default null */
                        promotionalId?: string | null;
                        /** @default 1 */
                        quantity?: number;
                        /** @default false */
                        replacesPromotion?: boolean;
                        /**
                         * @description 1 course; 2 certification and 3 simulation exam of a course that one has (E154).
                         * @default 1
                         * @enum {number}
                         */
                        tipoArticoloId?: 1 | 2 | 3;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Cart"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        /** Empties the cart */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Cart"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Cart/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a course, or one of its exams */
        delete: {
            parameters: {
                query?: {
                    tipoArticoloId?: number;
                };
                header?: never;
                path: {
                    courseId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Cart"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Cart/Promotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a course costs through a promotional link
         * @description Not shown in the documents. A cart of that course alone, kept nowhere. Warning PROMOTION_UNKNOWN, PROMOTION_OWN, COURSE_ALREADY_OWNED or why the course is not for sale.
         */
        get: {
            parameters: {
                query: {
                    courseId: number;
                    /** @description Of a promotional link. */
                    promo: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Cart"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Cart/Public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the cart of a guest costs now
         * @description Not shown in the documents: the guest’s cart lives in the browser (CART-07), its prices here. Kept nowhere. Courses that have gone are left out; a promotion that does not hold gives nothing. 429 TOO_MANY_REQUESTS.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        corsi: {
                            corsoId: number;
                            /** @default null */
                            promotionalId?: string | null;
                            /** @default 1 */
                            quantita?: number;
                            /**
                             * @default 1
                             * @enum {number}
                             */
                            tipoArticoloId?: 1;
                        }[];
                        /** @default false */
                        hasCertification?: boolean;
                        /** @default false */
                        hasSimulation?: boolean;
                        /** @default false */
                        isMultiVoucher?: boolean;
                        /** @default null */
                        promotionalId?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Cart"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Cart/Quantity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Copies of one course
         * @description Method and path are not shown in the documents. 1 outside of multi-voucher.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        corsoId: number;
                        isMultiVoucher: boolean;
                        quantita: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Cart"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Cart/UpdateCartWithExams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Adds or drops the exams of all courses in the cart */
        put: {
            parameters: {
                query: {
                    hasCertification: boolean;
                    hasSimulation: boolean;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Cart"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Cart/UpdateCartWithMultiVoucher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Turns the purchase for others on or off, with the copies of each course */
        put: {
            parameters: {
                query: {
                    isMultiVoucher: boolean;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        corsoId: number;
                        /** @default 1 */
                        quantita?: number;
                    }[];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Cart"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Companies/Attestation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The attestation of one of the company’s people: a PDF in base64
         * @description Only to its legal representative, while the person agrees; else 404 ATTESTATION_NOT_FOUND. The download is in the audit.
         */
        get: {
            parameters: {
                query: {
                    id: string;
                    lang?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                content: string;
                                fileName: string;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Companies/AttestationsFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An address of a minute, at which the attestations of the company’s people are a ZIP
         * @description Of exactly the rows of GetDeadlines with this filter. 404 ATTESTATION_NOT_FOUND where there are none. The download is in the audit.
         */
        post: {
            parameters: {
                query?: {
                    lang?: string;
                    stato?: "tutti" | "inScadenza" | "scaduti";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                url: string;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Companies/AttestationsZip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The attestations that a ticket grants, as a ZIP of PDF files
         * @description Not wrapped: application/zip, made while it is read.
         */
        get: {
            parameters: {
                query: {
                    ticket: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Companies/BuyRefreshers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts the refreshers of these attestations into the cart, for others
         * @description One code for each person, less those that the company has left; the same call again adds nothing. 422 REFRESHERS_NONE, 409 REFRESHERS_CART_IN_USE while the cart holds a purchase for oneself.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description These attestations, or all that end within 90 days. */
            requestBody: {
                content: {
                    "application/json": {
                        ids: string[];
                    } | {
                        /** @enum {string} */
                        stato: "inScadenza";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["CompanyRefreshers"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Companies/CheckInvites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What would be sent of a CSV file, and what is wrong with its other rows
         * @description Columns name, address, course (its title or id), by semicolon or comma; at most 500 rows. Nothing is kept and nothing sent.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        csv: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["CompanyInvitePreview"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Companies/ConfirmInvites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a code by mail to each good row of a file that was checked
         * @description All of what the preview with this `impronta` showed, or nothing: 409 when it no longer holds. The same `id` again sends nothing more and answers the same.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        csv: string;
                        /** Format: uuid */
                        id: string;
                        impronta: string;
                        /** @enum {string} */
                        lingua: "it" | "en";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["CompanyInvitesSent"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Companies/GetDeadlines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Attestations of the people to whom the company of the caller gave a course
         * @description Only to its legal representative, what ends first, of those who agreed; who takes the consent back is gone with the next read.
         */
        get: {
            parameters: {
                query?: {
                    lang?: string;
                    page?: number;
                    pageSize?: number;
                    stato?: "tutti" | "inScadenza" | "scaduti";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                items: components["schemas"]["CompanyDeadline"][];
                                page: number;
                                pageSize: number;
                                totalItems: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Companies/GetFreeVouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The courses of which the company of the caller bought vouchers, and how many are left
         * @description Only to its legal representative.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["CompanyCourse"][];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Companies/GetPeople": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom the company of the caller gave a course
         * @description Only to its legal representative. Progress, exam and badge are told where the person agreed; without that, only whether the code was redeemed.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Only of this course. */
                    corso?: number;
                    lang?: string;
                    page?: number;
                    pageSize?: number;
                    search?: string;
                    /** @description Codes that were sent and can be redeemed, or that were redeemed; else all. */
                    stato?: "inAttesa" | "riscattati";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                items: components["schemas"]["CompanyPerson"][];
                                page: number;
                                pageSize: number;
                                totalItems: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Companies/GetSummary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the company of the caller has given, to how many people, and what of it ends
         * @description Only to its legal representative. Of the attestations of people who agree, as GetDeadlines has them.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["CompanySummary"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CompanyCredential/Webhook/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call of the provider of company credentials
         * @description Not shown in the documents. Signed by the provider; it announces a change, which is then asked of the provider. A repeated call is a no-op.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    provider: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the browser must know: allowed redirect hosts, upload limits, product
         * @description Not shown in the documents (E31).
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["PublicConfig"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CorsiNewsLetter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Newsletters of a course, by page */
        get: {
            parameters: {
                query: {
                    courseId: number;
                    lang?: string;
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["NewsletterPage"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        /**
         * Changes a draft of the newsletter of a course
         * @description 409 NEWSLETTER_CHANGED when the version is no longer the stored one.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The moment of sending (E160); a date alone is the beginning of that day in Rome. */
                        dataInvio: (string) | null;
                        id: number;
                        text: string;
                        title: string;
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Newsletter"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CorsiNewsLetter/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores a draft of the newsletter of a course
         * @description 409 NEWSLETTER_EXISTS while another one is not sent (E73).
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    courseId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The moment of sending (E160); a date alone is the beginning of that day in Rome. */
                        dataInvio: (string) | null;
                        /** @default null */
                        id?: null;
                        text: string;
                        title: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Newsletter"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CorsiNewsLetter/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A newsletter of a course */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Newsletter"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Removes a draft or a cancelled newsletter of a course */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                id: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CorsiNewsLetter/Cancel/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a scheduled newsletter back before it begins
         * @description Not shown in the documents. 409 NEWSLETTER_STARTED once it has begun.
         */
        post: {
            parameters: {
                query: {
                    idNewsletter: number;
                };
                header?: never;
                path: {
                    courseId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Newsletter"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CorsiNewsLetter/Registration/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the caller receives the newsletter of a course */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    courseId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["OwnNewsletterRegistration"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        /** Signs up for the newsletter of a course */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    courseId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["OwnNewsletterRegistration"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        /** Signs up for the newsletter of a course */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    courseId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["OwnNewsletterRegistration"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        /** Leaves the newsletter of a course */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    courseId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["OwnNewsletterRegistration"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CorsiNewsLetter/Send/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a newsletter at its moment: now, or by a job (E160)
         * @description A second call changes nothing. 422 without a send date.
         */
        post: {
            parameters: {
                query: {
                    idNewsletter: number;
                };
                header?: never;
                path: {
                    courseId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Newsletter"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Courses by typology
         * @description 0 most ranked, 1 purchased (learner) or uploaded (editor), 2 suggested, 3 taught by the caller; without it all.
         */
        get: {
            parameters: {
                query?: {
                    category?: number;
                    lang?: string;
                    page?: number;
                    pageSize?: number;
                    sortBy?: string;
                    sortDirection?: "asc" | "desc";
                    typology?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                items: components["schemas"]["CourseListItem"][];
                                page: number;
                                pageSize: number;
                                totalItems: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Adds a course, or stores a changed one whole
         * @description The documents name the id; the answer has the whole course, so that its new parts get theirs. 409 COURSE_CHANGED when the version is no longer the stored one. 422 COURSE_INVALID, COURSE_LOCKED, COURSE_WITHOUT_LESSON or STATUS_NOT_POSSIBLE with the fields.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CourseBodyInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["EditedCourse"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A course as its authors write it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["EditedCourse"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/CanDeleteVideo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a video may be removed from a course
         * @description A path only in the documents. True while the course is a draft: after that its documents are locked (E41).
         */
        get: {
            parameters: {
                query: {
                    courseId: number;
                    fileNameRef: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/Categorie": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                id: number;
                                /** @description Not shown in the documents. Look of the category. */
                                key: string | null;
                                /** @description Not shown in the documents. The look that was chosen for it. */
                                look: ("sicurezza" | "digitale" | "amministrazione" | "lingue" | "logistica" | "edilizia" | "sanita" | "comunicazione") | null;
                                macroCategoryId: number;
                                name: string;
                                /** @description Not shown in the documents. Published courses. */
                                totalCourses: number;
                            }[];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Adds a category, or changes one; its id
         * @description 404 CATEGORY_NOT_FOUND, MACRO_CATEGORY_NOT_FOUND; warning CATEGORY_EXISTS for a name that another one has.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Absent: a new one. */
                        categoriaId?: number | null;
                        /** @description Not shown in the documents: motif and colours. Null: by its id. Absent: as before. */
                        look?: ("sicurezza" | "digitale" | "amministrazione" | "lingue" | "logistica" | "edilizia" | "sanita" | "comunicazione") | null;
                        name: string;
                        tipoMacroCategoryId: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: number;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        /**
         * Deletes a category that no course has
         * @description 404 CATEGORY_NOT_FOUND; warning CATEGORY_IN_USE with the number of courses.
         */
        delete: {
            parameters: {
                query: {
                    categoriaId: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/Categorie/Posizione": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts a category to another place, the first is 1
         * @description Not shown in the documents (E170). 404 CATEGORY_NOT_FOUND.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        categoriaId: number;
                        posizione: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/CFU": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** University credits */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                id: number;
                                name: string;
                            }[];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/Contacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contacts of a course: modules and teachers
         * @description Not shown in the documents. Addresses only to those who are logged in.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                modules: {
                                    id: number;
                                    name: string;
                                    professor: {
                                        label: string;
                                        /** @description Not shown in the documents. What the teacher is expert in. */
                                        specialty: string;
                                        value: number;
                                    } | null;
                                }[];
                                teachers: {
                                    /** @description Null for visitors. */
                                    email: string | null;
                                    id: number;
                                    name: string;
                                    /** @description Null for visitors. */
                                    phone: string | null;
                                    specialty: string;
                                }[];
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/Docenti": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Teachers */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                label: string;
                                /** @description Not shown in the documents. What the teacher is expert in. */
                                specialty: string;
                                value: number;
                            }[];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/Document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A short-lived address of a document of a course
         * @description Method and path are not shown in the documents. 403 to those who may not use the course (1§4); 422 while its lesson is locked.
         */
        get: {
            parameters: {
                query: {
                    courseId: number;
                    fileNameRef: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["CourseDocument"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/FetchExamResultPDF": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A document of the caller’s exam: a PDF in base64
         * @description isExam true is the certification, false the simulation; isPassed true is the attestation, false the report with the areas to study (E159). 404 EXAM_DOCUMENT_NOT_FOUND before there is one; 409 EXAM_DOCUMENT_PENDING for the seconds in which the badge of a certification is issued.
         */
        get: {
            parameters: {
                query: {
                    courseId: number;
                    isExam: boolean;
                    isPassed: boolean;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: string;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/FileStreaming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bytes of a stored file
         * @description Not shown in the documents beyond its path (1§7). Takes the token of an address that `Use` or `Document` returned; answers ranges of bytes with 206. The answer is the file itself, not wrapped.
         */
        get: {
            parameters: {
                query: {
                    token: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/FileUri": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Addresses of an uploaded file, for who writes the course
         * @description Body and response are not shown in the documents. Fresh addresses each time; shows how far a video is.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        fileNameRef: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["UploadedFile"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/FreePreview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A lesson that its author opened to everyone
         * @description Not shown in the documents. Only while the course is on sale.
         */
        get: {
            parameters: {
                query: {
                    courseId: number;
                    lessonId: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                /** @description Not shown in the documents. The text with its formats, without checkpoints; null: it has none. */
                                content: components["schemas"]["LessonText"] | null;
                                /** @description The text without formats. */
                                description: string;
                                name: string;
                                /** @description Not shown in the documents. Short-lived addresses of the pictures of the content. */
                                pictures: {
                                    fileName: string;
                                    url: string;
                                }[];
                                video: {
                                    /** @description Not shown in the documents. Captions of a video, WebVTT. */
                                    captions: {
                                        /** @enum {string} */
                                        language: "it" | "en";
                                        url: string;
                                    }[];
                                    /** @description Not shown in the documents. First picture of a video. */
                                    posterUrl: string | null;
                                    url: string | null;
                                } | null;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/GetAvailableProfessors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Teachers by name, to give a module to */
        get: {
            parameters: {
                query?: {
                    name?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                label: string;
                                /** @description Not shown in the documents. What the teacher is expert in. */
                                specialty: string;
                                value: number;
                            }[];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/GetCategoriesGrid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories by page, in their order unless sorted by name */
        get: {
            parameters: {
                query?: {
                    lang?: string;
                    page?: number;
                    pageSize?: number;
                    sortBy?: string;
                    sortDirection?: "asc" | "desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                items: components["schemas"]["CategoryRow"][];
                                page: number;
                                pageSize: number;
                                totalItems: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/GetMagicLinkForRewardForPromotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's link that gives a discount on a course
         * @description The same address each time. Warning SHARING_NEEDS_PURCHASE for a course that the caller did not buy.
         */
        get: {
            parameters: {
                query: {
                    corsoId: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: string;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/GetProfessors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Teachers of a course */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                label: string;
                                /** @description Not shown in the documents. What the teacher is expert in. */
                                specialty: string;
                                value: number;
                            }[];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/GetTipoMacroCategories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Macro categories */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                id: number;
                                name: string;
                            }[];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/GetTotalCoursesUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many courses the caller bought, has under way and completed */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                bought: number;
                                completed: number;
                                progress: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/IsCourseAlreadyBought": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the caller has bought this course */
        get: {
            parameters: {
                query: {
                    courseId: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/LessonPosition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Notes where a learner is in the video of a lesson
         * @description Not shown in the documents. Sent every second while the video plays; of the reports of all devices the newest counts, in whatever order they come. False when a newer one is there already.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description When the learner was there, by the server’s time as the browser reckons it.
                         */
                        at: string;
                        courseId: number;
                        lessonId: number;
                        /** @description From the beginning of the video. */
                        seconds: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/Levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Levels */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                id: number;
                                name: string;
                            }[];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/ModerateReview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hides a review, or lets it stand whoever reports it
         * @description Not shown in the documents.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        isHidden: boolean;
                        /** Format: uuid */
                        reviewId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/Notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller’s notes and bookmarks in a course, the latest first
         * @description Not shown in the documents. For those who may use the course.
         */
        get: {
            parameters: {
                query: {
                    courseId: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["LessonNote"][];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Stores a note at a lesson, or without a text a bookmark
         * @description Not shown in the documents. Sent again with its id it is the same note. 409 NOTES_FULL at 500 of a course.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewLessonNoteInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["LessonNote"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/Notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the words of an own note
         * @description Not shown in the documents. 409 NOTE_CHANGED when another window has changed it since it was read.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChangedLessonNoteInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["LessonNote"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        post?: never;
        /**
         * Removes an own note
         * @description Not shown in the documents. 409 NOTE_CHANGED as for a change.
         */
        delete: {
            parameters: {
                query: {
                    version: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/OwnFigures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Learners, completions and passed exams of the courses that the caller made or teaches
         * @description Not shown in the documents: the dashboards of editors and teachers. Those with the most learners first.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                completed: number;
                                courseId: number;
                                learners: number;
                                /** @description The certification exam. */
                                passed: number;
                                title: string;
                            }[];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/Public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public catalogue */
        get: {
            parameters: {
                query?: {
                    categories?: number[] | number;
                    lang?: string;
                    maxPrice?: number;
                    minPrice?: number;
                    page?: number;
                    pageSize?: number;
                    /** @description Not shown in the documents. Id of a teacher. */
                    professor?: number;
                    rating?: number;
                    searchText?: string;
                    sort?: "relevance" | "rating" | "newest" | "price-asc" | "price-desc" | "title";
                    typology?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                /** @description Not shown in the documents. What was searched in place of a text that no course has. */
                                correctedText: string | null;
                                facets: components["schemas"]["CatalogueFacets"];
                                items: components["schemas"]["CourseListItem"][];
                                page: number;
                                pageSize: number;
                                /** @description Not shown in the documents. The teacher asked for; null for one without a published course. */
                                professor: {
                                    label: string;
                                    /** @description Not shown in the documents. What the teacher is expert in. */
                                    specialty: string;
                                    value: number;
                                } | null;
                                totalItems: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/Questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions of a course: a learner’s own, for teachers and editors those of everybody
         * @description Not shown in the documents. For those who may use the course.
         */
        get: {
            parameters: {
                query: {
                    courseId: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["CourseQuestions"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Sends a question from a lesson to its teacher
         * @description Not shown in the documents. For learners of the course. Sent again with its key it is the same question. 429 TOO_MANY_QUESTIONS after 10 on a day.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewLessonQuestionInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["LessonQuestion"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/Questions/{id}/Answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers a question, once; the learner gets a mail
         * @description Not shown in the documents. For teachers of the course, editors and administrators. 409 QUESTION_ANSWERED when somebody was faster.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewLessonAnswerInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["LessonQuestion"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/ReportReview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tells that a review is improper; three people hide it until an administrator reads it
         * @description Not shown in the documents.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        reviewId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/ResetVisualization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Starts a course afresh
         * @description The query is not listed in the documents: `courseId`. Removes the completion of lessons; badge and paid exams stay (E60).
         */
        put: {
            parameters: {
                query: {
                    courseId: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/Reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Votes with words, the latest first
         * @description Not shown in the documents.
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                items: components["schemas"]["CourseReview"][];
                                page: number;
                                pageSize: number;
                                totalItems: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/SaveRankingCorsoUtente": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Vote of a learner who bought the course */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Not shown in the documents. Words of the review; empty takes them back, absent leaves them. */
                        comment?: string;
                        corsoId: number;
                        rank: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                ratio: number | null;
                                /** @description Not shown in the documents. Number of votes. */
                                total: number;
                                votes: {
                                    count: number;
                                    percentage: number;
                                    value: number;
                                }[];
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/Search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Finds words in lessons, documents and transcripts of a course
         * @description Not shown in the documents. For those who may use the course, in what they may use; captions in the language of `Accept-Language` where there are two.
         */
        get: {
            parameters: {
                query: {
                    courseId: number;
                    /** @description Every word must be there, as the beginning of a word. */
                    text: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["CourseFinds"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/SetLessonCompleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Completes a lesson
         * @description Only for a learner who bought the course, and only a lesson that is open; repeated calls answer the same. Completing the last open lesson asks for the badge of the course.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        courseId: number;
                        lessonId: number;
                        moduleId: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["LessonCompletion"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/Sitemap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published courses and the day of their last publication, for search engines
         * @description Not shown in the documents.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                date: string | null;
                                id: number;
                            }[];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/Subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who follows a course, the latest first
         * @description Not shown in the documents beyond the list itself (1§6).
         */
        get: {
            parameters: {
                query: {
                    courseId: number;
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                items: components["schemas"]["CourseSubscriber"][];
                                page: number;
                                pageSize: number;
                                totalItems: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/Suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A few courses for what has been typed so far
         * @description Not shown in the documents.
         */
        get: {
            parameters: {
                query: {
                    text: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                category: string;
                                categoryKey: string | null;
                                id: number;
                                price: number | null;
                                title: string;
                                urlImage: string | null;
                            }[];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/Teaching/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the learners of a course have come, lesson by lesson
         * @description Not shown in the documents. For editors, administrators and teachers of the course (E15).
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["TaughtCourse"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/Teaching/{id}/Learners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The learners of a course and where they are, the latest to buy it first
         * @description Not shown in the documents. For editors, administrators and teachers of the course (E15). Name and progress only: no address, and nothing of other courses.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Part of name or surname. */
                    name?: string;
                    page?: number;
                    pageSize?: number;
                    state?: "notBegun" | "inProgress" | "completed";
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                items: components["schemas"]["TaughtLearner"][];
                                page: number;
                                pageSize: number;
                                totalItems: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/Use/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A course in use: lessons, what is completed and open, addresses of documents
         * @description For learners who bought the course, its teachers, and editors or administrators as a preview (E8); 403 COURSE_NOT_BOUGHT to all others. A learner begins the course with it, unless `overview` leaves the addresses out: a course that was begun is not refunded (M34).
         */
        get: {
            parameters: {
                query?: {
                    overview?: boolean;
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["UsedCourse"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Courses/View/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Detail of a course */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["ViewedCourse"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Curriculum/Public/{sharedId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A curriculum that its holder shares: public badges and what they prove
         * @description Not shown in the documents. 404 for a link that never was and for one that ended.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    sharedId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["SharedCurriculum"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Curriculum/Share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The link of the caller's curriculum; null while it is not shared
         * @description Not shown in the documents.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["CurriculumShare"] | null;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        /**
         * Shares the caller's curriculum by a link
         * @description Not shown in the documents. Safe to repeat: the link stays the same.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["CurriculumShare"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        post?: never;
        /**
         * Ends the link of the caller's curriculum for good
         * @description Not shown in the documents. Safe to repeat. A later link is another one.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            /** @enum {boolean} */
                            data: true;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Documents/Cookies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cookie notice
         * @description The shape is not shown in the documents: sections of plain text. With `fileName`, one of its `fileNames`, the file itself, not wrapped: a PDF, or the text as HTML (API-92). 404 DOCUMENT_NOT_FOUND.
         */
        get: {
            parameters: {
                query?: {
                    fileName?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The text, or the file that was named */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["LegalDocument"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                        "application/pdf": unknown;
                        "text/html": unknown;
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Documents/GetUrlDocument": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An address under which a document opens in a new tab
         * @description The method is not shown in the documents. By the reference alone: the caller must be allowed to use a course that shows it, or have uploaded it. `fileName` is the name that the browser shows and saves it under.
         */
        get: {
            parameters: {
                query: {
                    fileName?: string;
                    fileNameRef: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: string;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Documents/Privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Privacy notice
         * @description The shape is not shown in the documents: sections of plain text. With `fileName`, one of its `fileNames`, the file itself, not wrapped: a PDF, or the text as HTML (API-92). 404 DOCUMENT_NOT_FOUND.
         */
        get: {
            parameters: {
                query?: {
                    fileName?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The text, or the file that was named */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["LegalDocument"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                        "application/pdf": unknown;
                        "text/html": unknown;
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Documents/Terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Terms and conditions
         * @description The shape is not shown in the documents: sections of plain text. With `fileName`, one of its `fileNames`, the file itself, not wrapped: a PDF, or the text as HTML (API-92). 404 DOCUMENT_NOT_FOUND.
         */
        get: {
            parameters: {
                query?: {
                    fileName?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The text, or the file that was named */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["LegalDocument"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                        "application/pdf": unknown;
                        "text/html": unknown;
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Documents/UserManual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user manual as a PDF file, not wrapped
         * @description Not shown in the documents. In the language of Accept-Language.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The manual */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": unknown;
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Exams/{courseId}/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An exam before it begins: rules, identity, attempts, and whether it can begin now
         * @description Not shown in the documents. For who bought the course, and the back office as a preview; 403 COURSE_NOT_BOUGHT to others.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    courseId: number;
                    kind: "certification" | "simulation";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["ExamOverview"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Exams/{courseId}/{kind}/Attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts an attempt, or answers with the one that is live
         * @description Not shown in the documents. Repeated, at once or later, it gives one attempt. Refused: 403 EXAM_NOT_PAID; 409 EXAM_NEEDS_COMPLETION, EXAM_TOO_SOON, EXAM_ALREADY_PASSED, EXAM_OTHER_LIVE, EXAM_NOT_READY, EXAM_IS_EXTERNAL.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    courseId: number;
                    kind: "certification" | "simulation";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        areRulesRead: true;
                        /** @enum {boolean} */
                        isIdentityConfirmed: true;
                        /**
                         * Format: uuid
                         * @description Of this page: the browser makes it up once for each tab.
                         */
                        screen: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["ExamAttempt"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Exams/{courseId}/{kind}/Candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who took an exam, and with what result; the last to begin first
         * @description Not shown in the documents. For editors, administrators and teachers of the course.
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path: {
                    courseId: number;
                    kind: "certification" | "simulation";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                items: components["schemas"]["ExamCandidate"][];
                                page: number;
                                pageSize: number;
                                totalItems: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Exams/Attempts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An attempt of the caller: questions in its order, without what is right
         * @description Not shown in the documents. 404 for another person’s. An attempt that has ended has no questions: see its result.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Of this page: the browser makes it up once for each tab. */
                    screen?: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["ExamAttempt"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Exams/Attempts/{id}/Answers/{position}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Stores an answer, a flag or both; it is stored when this answers
         * @description Not shown in the documents. An answer that is not newer than the stored one changes nothing and gets the stored one. 409 EXAM_OVER two seconds after the end, EXAM_OPEN_ELSEWHERE for a page that does not hold the attempt; 400 EXAM_ANSWER_INVALID for what does not fit the question.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    position: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Null takes it back, absent leaves it. */
                        answer?: ({
                            optionId: string;
                        } | {
                            optionIds: string[];
                        } | {
                            value: boolean;
                        } | {
                            value: number;
                        } | {
                            optionOf: {
                                [key: string]: string;
                            };
                        } | {
                            x: number;
                            y: number;
                        } | {
                            text: string;
                        }) | null;
                        /** @description Absent leaves it. */
                        isFlagged?: boolean;
                        /**
                         * Format: uuid
                         * @description Of this page: the browser makes it up once for each tab.
                         */
                        screen: string;
                        /** @description Above the last one of this question; not above it: nothing is changed. */
                        sequence: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["StoredExamAnswer"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Exams/Attempts/{id}/ContinueHere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Goes on with an attempt on this page
         * @description Not shown in the documents. The page that had it is refused with 409 EXAM_OPEN_ELSEWHERE from now on.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description Of this page: the browser makes it up once for each tab.
                         */
                        screen: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["ExamAttempt"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Exams/Attempts/{id}/End": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hands in an attempt
         * @description Not shown in the documents. One that has ended, by this or by its time, stays as it is.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description Of this page: the browser makes it up once for each tab.
                         */
                        screen: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["EndedExamAttempt"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Exams/Attempts/{id}/Result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The result of an ended attempt of the caller
         * @description Not shown in the documents. A simulation has each question with what is right and why; a certification has areas only. 409 EXAM_RUNNING before the end.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["ExamResult"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Exams/Export/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bank of a course as a QTI 3.0 package, not wrapped
         * @description Not shown in the documents. Every question, in every state, with its picture.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    courseId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The package */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/zip": unknown;
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Exams/ExtraTimes/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People who have more time in the exams of a course
         * @description Not shown in the documents.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    courseId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["ExamExtraTimes"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        /**
         * Gives a person of the course more time
         * @description Not shown in the documents. 404 LEARNER_NOT_FOUND when nobody of the course has the address.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    courseId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ExamExtraTimeBodyInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["ExamExtraTimes"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Exams/ExtraTimes/{courseId}/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Takes the additional time of a person away
         * @description Not shown in the documents.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    courseId: number;
                    userId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["ExamExtraTimes"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Exams/Import/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds the questions of an uploaded QTI package as drafts, once
         * @description Not shown in the documents. Sent again it answers the same. Questions without area come in “Da assegnare”.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    courseId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ExamImportBodyInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                added: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Exams/Import/{courseId}/Check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an uploaded QTI package would add; stores nothing
         * @description Not shown in the documents. Every item is counted, and each that loses something is named with its reason. 404 PACKAGE_NOT_FOUND. 422 for a package that cannot be read.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    courseId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ExamImportBodyInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["ExamImportReport"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Exams/Plans/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the exams of a course are made of, and what its bank has
         * @description Not shown in the documents.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    courseId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["ExamPlans"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Exams/Plans/{courseId}/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Plans an exam of a course, or takes it away; attempts that began keep their terms
         * @description Not shown in the documents. 409 PLAN_CHANGED when the plan is no longer the one that was read. 422 PLAN_INVALID or PLAN_NEEDS_QUESTIONS with the fields.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    courseId: number;
                    kind: "certification" | "simulation";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ExamPlanBodyInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["ExamPlans"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Exams/Preview/{courseId}/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An exam as a candidate would get it, with what is right, for its authors
         * @description Not shown in the documents. Nothing is stored. 409 EXAM_NOT_OURS, 422 PLAN_NEEDS_QUESTIONS.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Of an earlier preview, to see it again. */
                    seed?: string;
                };
                header?: never;
                path: {
                    courseId: number;
                    kind: "certification" | "simulation";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["ExamPreview"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Exams/Questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions of a course by page, without their content
         * @description Not shown in the documents.
         */
        get: {
            parameters: {
                query: {
                    area?: string;
                    courseId: number;
                    kind?: "single" | "multiple" | "trueFalse" | "number" | "order" | "match" | "hotSpot" | "text";
                    page?: number;
                    pageSize?: number;
                    sortBy?: "stem" | "area" | "kind" | "points" | "state" | "updatedAt";
                    sortDirection?: "asc" | "desc";
                    state?: "draft" | "active" | "review" | "retired";
                    /** @description Part of the question. */
                    text?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                items: components["schemas"]["ExamQuestionRow"][];
                                page: number;
                                pageSize: number;
                                totalItems: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Adds a question
         * @description Not shown in the documents. Sent again with the same Idempotency-Key it is there once; 409 QUESTION_CHANGED when someone else has changed it meanwhile. 422 QUESTION_INVALID with the fields.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ExamQuestionBodyInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["ExamQuestion"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Exams/Questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A question with what is right, for its authors
         * @description Not shown in the documents.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["ExamQuestion"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        /**
         * Changes a question; attempts that drew it keep what they drew
         * @description Not shown in the documents. 409 QUESTION_CHANGED when the version is no longer the stored one. 422 QUESTION_INVALID with the fields.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ExamQuestionChangeInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["ExamQuestion"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        post?: never;
        /**
         * Deletes a question that no attempt drew; retires another
         * @description Not shown in the documents. 409 QUESTION_CHANGED when the version is no longer the stored one.
         */
        delete: {
            parameters: {
                query: {
                    version: number;
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["ExamQuestionRemoval"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Exams/Results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The result of an exam that another body held
         * @description Not shown in the documents (E156). A signed JWT (ES256, ES384, EdDSA, RS256 or PS256): `iss` of a known body, `aud` the address of this call, `sub` the `candidate` of the exam’s link, `jti`, `iat`, `exp`, `startedAt` and `endedAt` in seconds, `percent`. 401 EXAM_REPORT_INVALID, 403 EXAM_REPORT_FOREIGN, 404 EXAM_REPORT_CANDIDATE, 409 EXAM_REPORT_REPEATED (it is stored) or EXAM_REPORT_USED_UP, 422 EXAM_REPORT_TIMES, 429 TOO_MANY_REQUESTS.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                isPassed: boolean;
                                percent: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Exams/Statistics/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the questions of a course are answered
         * @description Not shown in the documents. Questions that somebody has answered, without previews; statistics from 20 people on, each counted once.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    courseId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                /** @description People. */
                                answers: number;
                                questionId: number;
                                statistics: components["schemas"]["ExamQuestionStatistics"] | null;
                            }[];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Exams/Summary/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The results of the exams of a course over all candidates
         * @description Not shown in the documents. For editors, administrators and teachers of the course. An exam that nobody has taken is left out.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    courseId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["ExamSummary"][];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FaqWB/Faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions and answers about the platform */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                answare: string;
                                id: number;
                                /** @description Not shown in the documents: stays when the entry is changed. */
                                place: number;
                                question: string;
                            }[];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Adds a question with its answer
         * @description The documents know no change of an entry: it is added anew, then the old one removed (E77).
         */
        post: {
            parameters: {
                query?: {
                    alPostoDi?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        answare: string;
                        /** @default null */
                        id?: null;
                        question: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                answare: string;
                                id: number;
                                /** @description Not shown in the documents: stays when the entry is changed. */
                                place: number;
                                question: string;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FaqWB/Faq/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a question */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                id: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FaqWB/Faq/Posizione": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts a question to another position, the first is 1
         * @description Not shown in the documents (0114). 404 FAQ_NOT_FOUND.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: number;
                        posizione: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Checks one of the caller's files, or deletes it
         * @description The documents delete by this GET (2§7). Deleting needs `delete=true` and the header `x-confirm-delete: true`, so that no link, prefetch or retry can do it (E128).
         */
        get: {
            parameters: {
                query: {
                    delete?: boolean;
                    fileNameRef: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                /** @description Ids of the blocks kept so far, sorted. */
                                acknowledgedBlocks: string[];
                                /** @description The file is there, whole. */
                                exists: boolean;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Files/Companion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Gives a video a poster or captions, or takes them away
         * @description Not shown in the documents. The upload is used up: it becomes part of the video.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        companion: "poster" | "captions-it" | "captions-en";
                        /** @description `fileNameAzure` of an uploaded poster or captions; null removes what is there. */
                        fileNameRef: string | null;
                        /** @description `fileNameAzure` of the video. */
                        videoRef: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["UploadedFile"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Files/Cover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Chooses the part of a cover that is shown
         * @description Not shown in the documents. The sizes are made anew under a new address; the old one stays.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The part that is shown, in fractions of the sides of the picture. */
                        crop: {
                            height: number;
                            width: number;
                            x: number;
                            y: number;
                        };
                        /** @description `fileNameAzure` of the cover. */
                        fileNameRef: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["UploadedFile"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Files/Cover/{cover}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A cover picture
         * @description Not shown in the documents. WebP for who accepts it, else JPEG; the picture itself, not wrapped.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Pixels; the height is 9/16 of it. */
                    width?: number;
                };
                header?: never;
                path: {
                    cover: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Files/Upload/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps one block of a file
         * @description The upload URL of the documents is this path with the kind of the file. Blocks of 262144 bytes, the last one shorter, in any order; one that is sent again replaces the first. 503 UPLOADS_BUSY asks to come again.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kind: "document" | "video" | "cover" | "captions" | "poster" | "question" | "lesson-picture" | "question-package" | "redemption";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UploadBlockInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                blockId: string;
                                size: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Files/Upload/{kind}/Commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a file of its blocks
         * @description Checks order, length, checksum, type by content and what the kind asks for; a file that fails is removed. A repeated commit answers the same.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kind: "document" | "video" | "cover" | "captions" | "poster" | "question" | "lesson-picture" | "question-package" | "redemption";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UploadCommitInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["UploadedFile"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process answers */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                /** @enum {string} */
                                status: "live";
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The database answers; 503 NOT_READY while it does not, and while the process ends */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                /** @enum {string} */
                                status: "ready";
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Jobs/Failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Jobs that failed for good, oldest first
         * @description Mails, badges, refunds that were tried as often as their policy says. `correlationId` is the code of the request that asked for them.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                correlationId: string | null;
                                data: {
                                    [key: string]: unknown;
                                };
                                error: string;
                                /** Format: date-time */
                                failedAt: string;
                                /** Format: uuid */
                                id: string;
                                queue: string;
                                /** Format: date-time */
                                storedAt: string;
                                tries: number;
                            }[];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Jobs/Retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Runs failed jobs again, all of them without ids; returns how many */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids?: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: number;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/List/Badges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Badges of everyone, newest first, by holder, title or code, kind and day
         * @description Not shown in the documents.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Acquired on this day in Italy, or before. */
                    al?: string;
                    /** @description Acquired on this day in Italy, or later. */
                    dal?: string;
                    lang?: string;
                    page?: number;
                    pageSize?: number;
                    sortBy?: string;
                    sortDirection?: "asc" | "desc";
                    text?: string;
                    /** @description Of completed courses, or of passed exams. */
                    tipo?: "corso" | "esame";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                /** @description There are more than `totalItems` rows. Pages lead to those that are counted. */
                                hasMore: boolean;
                                items: components["schemas"]["OfficeBadge"][];
                                page: number;
                                pageSize: number;
                                totalItems: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/List/BadgesByMonth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Completed courses and passed exams of the last months, oldest first
         * @description Not shown in the documents: the charts of the dashboard, of the badges of List/Badges.
         */
        get: {
            parameters: {
                query?: {
                    months?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                courses: number;
                                exams: number;
                                isCurrent: boolean;
                                /** @description `YYYY-MM` */
                                month: string;
                            }[];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/List/BadgesExport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for the badges of List/Badges with these filters as a file
         * @description Not shown in the documents. As List/OrdersExport.
         */
        post: {
            parameters: {
                query: {
                    /** @description Acquired on this day in Italy, or before. */
                    al?: string;
                    /** @description Acquired on this day in Italy, or later. */
                    dal?: string;
                    formato: "csv" | "xlsx";
                    text?: string;
                    /** @description Of completed courses, or of passed exams. */
                    tipo?: "corso" | "esame";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["TableExport"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/List/CreditMovements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What moved credits between the platform and people, newest first
         * @description Not shown in the documents. What a person moves within the own wallet is not among it.
         */
        get: {
            parameters: {
                query?: {
                    /** @description On this day in Italy, or before. */
                    al?: string;
                    /** @description On this day in Italy, or later. */
                    dal?: string;
                    /** @description Given for orders; paid with or paid out; ended with their account. */
                    movimento?: "assegnati" | "usati" | "scaduti";
                    page?: number;
                    pageSize?: number;
                    tipoNotarizzazioneId?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                /** @description There are more than `totalItems` rows. Pages lead to those that are counted. */
                                hasMore: boolean;
                                items: components["schemas"]["OfficeCreditMovement"][];
                                page: number;
                                pageSize: number;
                                totalItems: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/List/CreditMovementsExport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for the movements of List/CreditMovements with these filters as a file
         * @description Not shown in the documents. As List/OrdersExport.
         */
        post: {
            parameters: {
                query: {
                    /** @description On this day in Italy, or before. */
                    al?: string;
                    /** @description On this day in Italy, or later. */
                    dal?: string;
                    formato: "csv" | "xlsx";
                    /** @description Given for orders; paid with or paid out; ended with their account. */
                    movimento?: "assegnati" | "usati" | "scaduti";
                    tipoNotarizzazioneId?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["TableExport"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/List/CreditsByMonth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Credits given and used in the last months, oldest first
         * @description Not shown in the documents: the charts of the dashboard, of the movements of List/CreditMovements.
         */
        get: {
            parameters: {
                query?: {
                    months?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["OfficeCreditMonth"][];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/List/Orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders of everyone, newest first unless sorted */
        get: {
            parameters: {
                query?: {
                    /** @description Last day in Italy, with it. */
                    al?: "" | string;
                    /** @description First day in Italy. */
                    dal?: "" | string;
                    lang?: string;
                    orderDate?: "" | string;
                    orderNumber?: "" | string;
                    orderState?: "" | ("Ordinato" | "Pagato" | "Richiesta Annullamento" | "Annullato");
                    /** @description Day in Italy: paid then or later, whenever it was ordered. */
                    pagatoDal?: "" | string;
                    page?: number;
                    pageSize?: number;
                    paid?: "" | boolean;
                    /** @description Words of the number, the buyer’s name or mail address, or an article. */
                    ricerca?: "" | string;
                    sortBy?: "orderNumber" | "customerSurname" | "orderDate" | "numeroFattura";
                    sortDirection?: "asc" | "desc";
                    /** @description Ricevuta 1, Fattura 2, Tutti 3. 1 and 2 are paid orders with such a document. */
                    tipoRicevuta?: number;
                    userId?: "" | string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                /** @description There are more than `totalItems` rows. Pages lead to those that are counted. */
                                hasMore: boolean;
                                items: components["schemas"]["BackOfficeOrderRow"][];
                                page: number;
                                pageSize: number;
                                totalItems: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/List/OrdersByMonth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Paid orders and revenue of the last months, oldest first
         * @description Not shown in the documents: the chart of the dashboard.
         */
        get: {
            parameters: {
                query?: {
                    months?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["OrderMonth"][];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/List/OrdersCsv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The orders of List/Orders with these filters as CSV, in base64
         * @description Not shown in the documents. UTF-8 with a byte order mark, parted by semicolons (E138). 422 EXPORT_TOO_LARGE above 20,000 rows. The download is in the audit.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Last day in Italy, with it. */
                    al?: "" | string;
                    /** @description First day in Italy. */
                    dal?: "" | string;
                    lang?: string;
                    orderDate?: "" | string;
                    orderNumber?: "" | string;
                    orderState?: "" | ("Ordinato" | "Pagato" | "Richiesta Annullamento" | "Annullato");
                    /** @description Day in Italy: paid then or later, whenever it was ordered. */
                    pagatoDal?: "" | string;
                    paid?: "" | boolean;
                    /** @description Words of the number, the buyer’s name or mail address, or an article. */
                    ricerca?: "" | string;
                    sortBy?: "orderNumber" | "customerSurname" | "orderDate" | "numeroFattura";
                    sortDirection?: "asc" | "desc";
                    /** @description Ricevuta 1, Fattura 2, Tutti 3. 1 and 2 are paid orders with such a document. */
                    tipoRicevuta?: number;
                    userId?: "" | string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: string;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/List/OrdersExport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller’s newest export of a table that they have not downloaded; null for none
         * @description Not shown in the documents.
         */
        get: {
            parameters: {
                query?: {
                    tipoTabella?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["TableExport"] | null;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Asks for the orders of List/Orders with these filters as a file
         * @description Not shown in the documents. Up to 2,000 rows it is ready at once, above by a job whose progress GET tells. The same wish twice is one export while it is under way.
         */
        post: {
            parameters: {
                query: {
                    /** @description Last day in Italy, with it. */
                    al?: "" | string;
                    /** @description First day in Italy. */
                    dal?: "" | string;
                    formato: "csv" | "xlsx";
                    lang?: string;
                    orderDate?: "" | string;
                    orderNumber?: "" | string;
                    orderState?: "" | ("Ordinato" | "Pagato" | "Richiesta Annullamento" | "Annullato");
                    /** @description Day in Italy: paid then or later, whenever it was ordered. */
                    pagatoDal?: "" | string;
                    paid?: "" | boolean;
                    /** @description Words of the number, the buyer’s name or mail address, or an article. */
                    ricerca?: "" | string;
                    sortBy?: "orderNumber" | "customerSurname" | "orderDate" | "numeroFattura";
                    sortDirection?: "asc" | "desc";
                    /** @description Ricevuta 1, Fattura 2, Tutti 3. 1 and 2 are paid orders with such a document. */
                    tipoRicevuta?: number;
                    userId?: "" | string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["TableExport"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/List/OrdersExportFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A short-lived address of an export of the caller
         * @description Not shown in the documents. The download is in the audit. 404 EXPORT_NOT_FOUND also for another person’s, one that the caller may no longer have, or one whose day is over.
         */
        post: {
            parameters: {
                query: {
                    exportId: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                fileName: string;
                                url: string;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/List/ProfessorsByMonth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many of the teachers became one in each of the last months, oldest first
         * @description Not shown in the documents: the tile of the dashboard, of the people of Users/SearchUser. Who was a teacher before it was noted since when is in no month.
         */
        get: {
            parameters: {
                query?: {
                    months?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["ProfessorMonth"][];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/List/UsersByMonth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many people registered in each of the last months, oldest first
         * @description Not shown in the documents: the tile of the dashboard, of the people of Users/SearchUser.
         */
        get: {
            parameters: {
                query?: {
                    months?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["UserMonth"][];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log/anchors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest heads of the log that are anchored outside, newest first
         * @description What is anchored is the SHA-256 of `checkpoint`, byte for byte. An anchor of more entries than the index of a badge covers it.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                anchors: {
                                    /** Format: date-time */
                                    anchoredAt: string;
                                    authority: string;
                                    checkpoint: string;
                                    explorerUrl: string | null;
                                    /** @enum {string} */
                                    kind: "timestamp" | "algorand";
                                    round: number | null;
                                    size: number;
                                    transactionId: string | null;
                                }[];
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log/anchors/{size}/checkpoint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed head of this size, as it was stamped
         * @description Not wrapped: the bytes that the token is of.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    size: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log/anchors/{size}/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The answer of the time stamp authority for the head of this size (RFC 3161)
         * @description Not wrapped: `openssl ts -verify -data <checkpoint> -in <token>` reads it.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    size: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log/checkpoint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest head of the log of credentials, signed and cosigned
         * @description Not wrapped: a signed note (C2SP tlog-checkpoint).
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log/consistency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The proof that a later head of the log goes on from an earlier one (RFC 6962) */
        get: {
            parameters: {
                query: {
                    from: number;
                    to: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                hashes: string[];
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The keys of the log and of its witnesses (C2SP signed-note) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                key: string;
                                origin: string;
                                witnesses: string[];
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log/tile/{*}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hashes or entries of the log of credentials (C2SP tlog-tiles)
         * @description Not wrapped: `<L>/<N>[.p/<W>]` or `entries/<N>[.p/<W>]`, as bytes.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    "*": string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Login/Complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens the session and takes the guest’s cart over
         * @description Method and path are not shown in the documents. With the header `DPoP` the session is bound to that key. Works once for each login. Warnings LOGIN_EXPIRED, LOGIN_KIND_MISMATCH, REGISTRATION_REQUIRED, ACCOUNT_NOT_ACTIVE.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        cart?: {
                            [key: string]: unknown;
                        } | null;
                        requestId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["OpenedSession"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Login/CredentialLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who an identified login is
         * @description The credentials login of the documents, whose path is not shown. After a wallet has answered (Login/QrCode), or again after Login/SpidLogin when the page was reloaded. The answer is that of Login/SpidLogin. Warning LOGIN_EXPIRED.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        requestId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["AuthState"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Login/GetTokenForCompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens the session of a company login
         * @description In place of Login/Complete for a login of kind LoginCompany (LOGIN-20): the tokens hold while the person acts for the company as legal representative or delegate. Warnings as there, and NO_BUSINESS_ROLE, COMPANY_MISMATCH.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        cart?: {
                            [key: string]: unknown;
                        } | null;
                        requestId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["OpenedSession"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Login/GetUrlSpidLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The address of the identity provider’s login page
         * @description Begins a login; `requestId` becomes the `state` that comes back. `clientId` is another name of it. `provider` and `kind` are ours: CIE in place of SPID, a login for a company (LOGIN-19, LOGIN-20). Sets the cookie that ties the login to this browser. 429 TOO_MANY_ATTEMPTS, 503 PROVIDER_UNREACHABLE.
         */
        get: {
            parameters: {
                query?: {
                    clientId?: string;
                    kind?: "Login" | "LoginCompany";
                    provider?: "spid" | "cie";
                    requestId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            /** Format: uri */
                            data: string;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Login/Logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a session
         * @description Of the bearer token, or of the refresh token where that has expired. Not shown in the documents. Answers true whether or not there was one.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        refreshToken?: string;
                    } | null;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Login/Presentation/{id}/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * For wallets: the signed request
         * @description A request object (RFC 9101) of OpenID4VP 1.0 with client id prefix `x509_san_dns`. 404 PRESENTATION_UNKNOWN.
         */
        get: {
            parameters: {
                query?: {
                    device?: "same" | "other";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/oauth-authz-req+jwt": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Login/Presentation/{id}/response": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * For wallets: the answer, by `direct_post`
         * @description OpenID4VP 1.0, 8.2: form fields `vp_token` and `state`, or `error` and `state`. Answers `{}`, or `redirect_uri` for a wallet on the same device. Counts once; a refused answer changes nothing. 400 PRESENTATION_… and CREDENTIAL_…, 404 PRESENTATION_UNKNOWN, 413, 429 TOO_MANY_ATTEMPTS.
         */
        post: {
            parameters: {
                query?: {
                    device?: "same" | "other";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        error?: string;
                        state?: string;
                        vp_token?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uri */
                            redirect_uri?: string;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Login/QrCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the wallet is with the code
         * @description Not shown in the documents (E24): asked every 2 s by the page that shows the code. After `presented`, Login/CredentialLogin says who the person is. Warning LOGIN_EXPIRED; 429 TOO_MANY_REQUESTS.
         */
        get: {
            parameters: {
                query: {
                    requestId: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["PresentationStatus"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        /**
         * A code that a wallet answers with the person’s credentials
         * @description Not shown in the documents (E24). Begins a login; an earlier code of the same request id no longer counts. The code holds for 5 minutes. Sets the cookie that ties the login to this browser. 429 TOO_MANY_ATTEMPTS.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @default Login
                         * @enum {string}
                         */
                        kind?: "Login" | "LoginCompany";
                        requestId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["WalletInvitation"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Login/RefreshToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchanges the tokens for new ones
         * @description With the header `DPoP` (RFC 9449) when the login was bound to a key. A refresh token serves once; for 10 s the last one answers the same successor again; any other repetition ends the session (E26). 401 SESSION_OVER, 401 PROOF_REFUSED.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        refreshToken: string;
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Tokens"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Login/Register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers the person whom the provider has verified
         * @description Between Login/SpidLogin with isUserNotFound and Login/Complete. Name, surname and fiscal code are those of the identity. Warnings LOGIN_EXPIRED, ALREADY_REGISTERED; 422 FISCAL_CODE_MISMATCH.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        address: string;
                        /** Format: date */
                        birthDate: string;
                        birthPlace: string;
                        citizenship: string;
                        /** @enum {string} */
                        codiceFiscaleTipo?: "AB" | "BO";
                        /** Format: email */
                        email: string;
                        fiscalCode: string;
                        municipality?: string;
                        name: string;
                        phone: string;
                        province: string;
                        requestId: string;
                        surname: string;
                        zipcode: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Login/SpidLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchanges the provider’s code
         * @description Method and path are not shown in the documents. `clientId` is the request id, `state` must equal it (E21). One of four results (LOGIN-14): an account, isDeleted, isPending, isUserNotFound. Tokens follow with Login/Complete. Warnings LOGIN_EXPIRED, LOGIN_REFUSED, LOGIN_INCOMPLETE_IDENTITY.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        clientId: string;
                        code: string;
                        state: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["AuthState"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Logs/InsertLogClientToDb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores an error of a browser, returns its id
         * @description `errorInfo`, or `stack` and `componentStack` (API-51). Of each 4096 characters are kept; tokens, addresses and fiscal codes are taken out. 429 TOO_MANY_REQUESTS.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        componentStack?: string;
                        /** Format: date-time */
                        date?: string;
                        error: string;
                        errorInfo?: string;
                        stack?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            /** Format: uuid */
                            data: string;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Lookups/GetSelectTipologica": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Options of a dropdown
         * @description Base and shape are not shown in the documents. A group that is not there is empty.
         */
        get: {
            parameters: {
                query: {
                    /** @description 0 professions, 1 studies. */
                    group: number;
                    language?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["SelectOption"][];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/NewsletterRegistration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who receives a newsletter, for those who may write it (E162) */
        get: {
            parameters: {
                query?: {
                    /** @description Without it: of the platform. */
                    courseId?: number;
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                items: components["schemas"]["NewsletterSubscriber"][];
                                page: number;
                                pageSize: number;
                                totalItems: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        /**
         * Takes back who has just left by the link of a mail
         * @description Signs up nobody who never received the newsletter.
         */
        put: {
            parameters: {
                query?: {
                    courseId?: string;
                    userId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["NewsletterRegistration"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        post?: never;
        /**
         * Leaves a newsletter by the link of a mail: the platform’s, or a course’s
         * @description By userId, or by courseId and userId. The answer is the same for who never received it (E76); a link without a readable userId is a warning.
         */
        delete: {
            parameters: {
                query?: {
                    courseId?: string;
                    userId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["NewsletterRegistration"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/NewsletterRegistration/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leads to the page that unsubscribes
         * @description For mail programs that open the address of List-Unsubscribe in place of posting to it. A GET changes nothing: scanners of mails follow links too.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                303: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        /** Leaves a newsletter by one click in the mail program (RFC 8058) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["NewsletterRegistration"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        /** Leaves a newsletter by the id of the registration */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["NewsletterRegistration"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/NewsletterRegistration/Export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for who receives a newsletter as a file, for those who may write it (E162)
         * @description Not shown in the documents. As List/OrdersExport; addresses are shortened as in the table.
         */
        post: {
            parameters: {
                query: {
                    /** @description Without it: of the platform. */
                    courseId?: number;
                    formato: "csv" | "xlsx";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["TableExport"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/NewsletterRegistration/Own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newsletters that the caller receives
         * @description Not shown in the documents. The platform’s first, then those of courses.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["OwnNewsletterSubscription"][];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Newsletters/Bounces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hands over a mail of the address to which newsletters come back
         * @description Not shown in the documents. A delivery status notification (RFC 3464) as it arrived; the header is NEWSLETTER_BOUNCE_SECRET. True when a mail that was taken is counted as refused from now on; anything else, a repetition too, changes nothing. 503 BOUNCE_EARLY: to be handed over again.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "x-bounce-secret"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/NewsletterWB": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Newsletters of the platform, or of every scope, by page
         * @description Learners see what was sent; administrators and editors everything (E149).
         */
        get: {
            parameters: {
                query?: {
                    /** @description Only this one. */
                    id?: number;
                    lang?: string;
                    page?: number;
                    pageSize?: number;
                    /** @description `all`: with those of courses that the caller writes, reads or receives. */
                    scope?: "wb" | "all";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["NewsletterPage"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        /**
         * Changes a draft of the newsletter of the platform
         * @description 409 NEWSLETTER_CHANGED when the version is no longer the stored one.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The moment of sending (E160); a date alone is the beginning of that day in Rome. */
                        dataInvio: (string) | null;
                        id: number;
                        text: string;
                        title: string;
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Newsletter"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        /**
         * Stores a draft of the platform’s newsletter
         * @description 409 NEWSLETTER_EXISTS while another one is not sent (E73).
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The moment of sending (E160); a date alone is the beginning of that day in Rome. */
                        dataInvio: (string) | null;
                        /** @default null */
                        id?: null;
                        text: string;
                        title: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Newsletter"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/NewsletterWB/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A newsletter of the platform */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Newsletter"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Removes a draft or a cancelled newsletter of the platform */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                id: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/NewsletterWB/Cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a scheduled newsletter back before it begins
         * @description Not shown in the documents. 409 NEWSLETTER_STARTED once it has begun.
         */
        post: {
            parameters: {
                query: {
                    idNewsletter: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Newsletter"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/NewsletterWB/Registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the caller receives the newsletter of the platform */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["OwnNewsletterRegistration"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        /** Signs up for the newsletter of the platform */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["OwnNewsletterRegistration"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        /** Signs up for the newsletter of the platform */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["OwnNewsletterRegistration"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        /** Leaves the newsletter of the platform */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["OwnNewsletterRegistration"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/NewsletterWB/Send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a newsletter at its moment: now, or by a job (E160)
         * @description A second call changes nothing. 422 without a send date.
         */
        post: {
            parameters: {
                query: {
                    idNewsletter: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Newsletter"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Order/GetCouponNftUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller can pay with as coupon
         * @description With `totalCost` also how much of it the coupon pays and what is left to pay (M12, M13); without it null. These are not shown in the documents.
         */
        get: {
            parameters: {
                query?: {
                    totalCost?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Coupon"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Order/GetMultiVoucherByOrderId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The voucher codes of an order of the caller
         * @description By page, 100 unless asked otherwise. None before the order is paid, nor for one that gave its courses to the buyer.
         */
        get: {
            parameters: {
                query: {
                    orderId: number;
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["OrderCode"][];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Order/GetPaymentTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How one can pay
         * @description `isCoupon` is not shown in the documents: it flags the fixed coupon type (E99).
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["PaymentType"][];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Order/GetReceiptPdfBlobStorage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A short-lived address of the receipt
         * @description Warning ORDER_NOT_PAID before the payment (ORDER-41). Of any order for the back office, of their own for others. With `notaCreditoId` that credit note of the order; with `formato=xml` either as FatturaPA, warning NO_ELECTRONIC_INVOICE where no invoice was asked for.
         */
        post: {
            parameters: {
                query: {
                    formato?: "pdf" | "xml";
                    notaCreditoId?: number;
                    orderId: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Receipt"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Order/GetSconti": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Discounts: over 5000, over 1000, promotion */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Discount"][];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Order/GetTerms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Terms and conditions
         * @description The shape is not shown in the documents: sections of plain text.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["LegalDocument"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Order/GetVoucherFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All voucher codes of an order of the caller, as a file
         * @description Not shown in the documents. CSV for spreadsheets; kept nowhere.
         */
        get: {
            parameters: {
                query: {
                    orderId: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["VoucherFile"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Order/GetVoucherFilePublic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All voucher codes of a guest’s order, as a file
         * @description Not shown in the documents. CSV for spreadsheets; kept nowhere. 404 for any other key.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        purchaseKey: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["VoucherFile"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Order/PayOrderByCoupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pays an order by coupon alone
         * @description Query as agreed for what the documents leave open (E165). The payment type is the one flagged as coupon (E99). Only where the coupon covers all of it (E100): warning COUPON_NOT_ENOUGH. Repeating it changes nothing.
         */
        post: {
            parameters: {
                query: {
                    orderId: number;
                    paymentTypeId: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Payment"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Order/PayOrderPublic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens the payment of a guest’s order
         * @description The address of the provider’s page; null when there is nothing left to pay. Repeating it answers the same page. `promotionalId` is accepted and not needed: the order has it. Warning PAYMENT_UNAVAILABLE, ORDER_NOT_PAYABLE.
         */
        post: {
            parameters: {
                query: {
                    paymentTypeId: number;
                    promotionalId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        purchaseKey: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: string | null;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Order/RequestDeleteOrderPublic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A guest asks for the cancellation of their paid order
         * @description Not shown in the documents. The key of the purchase is the permission; 404 for any other. 409 ORDER_STATE, ORDER_OF_ACCOUNT (the back office, for who has an account), ORDER_USED (a course begun, a code redeemed).
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        motivazione: string;
                        purchaseKey: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Order/SaveOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes an order of the cart
         * @description The totals are compared with those of the server, never charged (M36): warning CART_CHANGED when they differ. With `isCoupon` the coupon of the caller pays what it can, and the order holds that part: warning COUPON_CHANGED when it is another than `totaleCoupon`. Under the same `Idempotency-Key` the same answer; 409 while the first call runs. The same version of a cart is one order. A cart in multi-voucher mode becomes an order for others, which is paid for codes. `paymentId` and `promotionalId` are accepted and not needed: the cart has its promotion.
         */
        post: {
            parameters: {
                query?: {
                    paymentId?: string;
                    promotionalId?: string;
                };
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        cartVersion?: number;
                        /** @default false */
                        hasCertification?: boolean;
                        /** @default false */
                        hasSimulation?: boolean;
                        /** @default false */
                        isCoupon?: boolean;
                        /** @default false */
                        isMultiVoucher?: boolean;
                        paymentTypeId: number;
                        /** Format: email */
                        pec?: string;
                        privacyAccepted: boolean;
                        /**
                         * @description The courses are for somebody else (MULTI-06).
                         * @default null
                         */
                        regalo?: components["schemas"]["GiftInput"] | null;
                        richiestaFattura?: boolean;
                        termsAccepted: boolean;
                        totalCost?: number;
                        totale: number;
                        totaleCoupon?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["SavedOrder"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Order/SaveOrderPublic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves the order of a guest, or tells what became of it
         * @description With `order`: a draft, hidden until it is paid; the same `purchaseKey` is the same order. Totals are compared, never charged (M36): warning CART_CHANGED. With `paymentId`, after the person came back from the provider: the provider is asked, and its answer applied. With the key alone: how the purchase stands. Vouchers are there once it is paid. 404 for any other key; 429 TOO_MANY_ORDERS.
         */
        post: {
            parameters: {
                query?: {
                    paymentId?: string;
                    promotionalId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        order?: {
                            carrello: {
                                corsi: {
                                    corsoId: number;
                                    /** @default null */
                                    promotionalId?: string | null;
                                    /** @default 1 */
                                    quantita?: number;
                                    /**
                                     * @default 1
                                     * @enum {number}
                                     */
                                    tipoArticoloId?: 1;
                                }[];
                                /** @default false */
                                hasCertification?: boolean;
                                /** @default false */
                                hasSimulation?: boolean;
                                /** @default false */
                                isMultiVoucher?: boolean;
                                /** @default null */
                                promotionalId?: string | null;
                            };
                            paymentTypeId: number;
                            privacyAccepted: boolean;
                            termsAccepted: boolean;
                            totalCost: number;
                            totale: number;
                            voucherUserData: {
                                Cap?: string;
                                codiceFiscale: string;
                                cognome: string;
                                Comune?: string;
                                /** Format: email */
                                email: string;
                                Indirizzo?: string;
                                nome: string;
                                PartitaIva?: string;
                                /** Format: email */
                                pec?: string;
                                Provincia?: string;
                                RagioneSociale?: string;
                                sdi?: string;
                                telefono: string;
                            };
                        };
                        purchaseKey: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["GuestPayment"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Order/SavePayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens the payment of an order, or tells what became of it
         * @description With `orderId` and `paymentTypeId`: the address of the provider’s page. With `paymentId` (and `payerId`), after the person came back from it: asks the provider and applies its answer. Repeating either is safe. The body is the purchase as the person saw it: warning CART_CHANGED when the order is another one, PAYMENT_TYPE_UNKNOWN when its type is not that of the query.
         */
        post: {
            parameters: {
                query?: {
                    orderId?: number;
                    payerId?: string;
                    paymentId?: string;
                    paymentTypeId?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        carrello?: {
                            corsi: {
                                corsoId: number;
                                /**
                                 * @default 1
                                 * @enum {number}
                                 */
                                tipoArticoloId?: 1 | 2 | 3;
                            }[];
                        };
                        hasCertification?: boolean;
                        hasSimulation?: boolean;
                        isMultiVoucher?: boolean;
                        totalCost?: number;
                        totale?: number;
                        voucherUserData?: {
                            isCoupon: boolean;
                            paymentTypeId: number;
                        };
                    } | null;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Payment"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order of the caller */
        get: {
            parameters: {
                query: {
                    orderId: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Order"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Orders/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller’s orders, newest first
         * @description `filter` is a part of the order number, as `orderNumber`.
         */
        get: {
            parameters: {
                query?: {
                    filter?: string;
                    lang?: string;
                    orderDate?: "" | string;
                    orderNumber?: string;
                    page?: number;
                    pageSize?: number;
                    paid?: "" | boolean;
                    sortBy?: "orderNumber" | "orderDate";
                    sortDirection?: "asc" | "desc";
                    /** @description Ricevuta 1, Fattura 2, Tutti 3. 1 and 2 are paid orders with such a document. */
                    tipoRicevuta?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                items: components["schemas"]["OrderRow"][];
                                page: number;
                                pageSize: number;
                                totalItems: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Orders/GetOrderStates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The states of orders */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                /** @enum {string} */
                                description: "Ordinato" | "Pagato" | "Richiesta Annullamento" | "Annullato";
                                id: number;
                            }[];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Orders/GetVouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vouchers that the caller bought or redeemed
         * @description Not shown in the documents. What happened last first; with `orderId` those of one order. Who redeemed a code is told where that person agreed.
         */
        get: {
            parameters: {
                query?: {
                    lang?: string;
                    orderId?: number;
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                items: components["schemas"]["Voucher"][];
                                page: number;
                                pageSize: number;
                                totalItems: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Orders/PayOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pays an order that is Ordinato */
        post: {
            parameters: {
                query: {
                    orderId: number;
                    paymentTypeId: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Payment"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Orders/RedeemVouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeems voucher codes
         * @description All or nothing (E112): with one bad code, a warning whose text names the bad ones; `fields` has the reason of each under its place in the list. Spaces, hyphens and small letters do not matter.
         */
        post: {
            parameters: {
                query?: {
                    /** @description Whether a company that bought the codes may see progress, exam and badge. */
                    mostraAvanzamento?: boolean;
                    /** @description Whether the buyer may read who redeemed the codes. */
                    mostraNome?: boolean;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": string[];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["RedeemedVouchers"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Orders/RequestDeleteOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for the cancellation of a paid order
         * @description Learners for their own, while nothing of it is used (M34); the back office for guests’ (E109). Until it is answered, codes cannot be redeemed. 409 ORDER_STATE, ORDER_OF_ACCOUNT (the back office, for who has an account), ORDER_USED (a course begun, a code redeemed).
         */
        post: {
            parameters: {
                query: {
                    motivazione: string;
                    orderId: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Orders/ResolveDeleteRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers a cancellation request
         * @description Not shown in the documents. `whole`: all of it goes back; `lines`: seats of lines (`righe`), the rest stays; `amount`: money alone (`importo`), all of the order stays; `refuse`: nothing, with the reason in `messaggio`. A refund has a credit note. The same answer of the same person again changes nothing; 409 CANCELLATION_ANSWERED for another, PART_USED for what was begun meanwhile; 422 PART_UNKNOWN, REFUND_AMOUNT.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        decisione: "whole" | "lines" | "amount" | "refuse";
                        importo?: number;
                        /** @default null */
                        messaggio?: string | null;
                        richiestaId: number;
                        righe?: {
                            posti: number;
                            rigaId: number;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Orders/SendVoucher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the code of a voucher that the caller bought to somebody by mail
         * @description `versione` is that of the voucher as it was seen: the same call again sends no second mail, 409 when it changed otherwise.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: email */
                        email: string;
                        /** @enum {string} */
                        lingua: "it" | "en";
                        /** @default  */
                        messaggio?: string;
                        nome: string;
                        versione: number;
                        voucherId: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            /** @enum {boolean} */
                            data: true;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Orders/ShareVoucherProgress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Lets the company that bought a voucher see how far its holder is, or no longer
         * @description Only of a voucher that the caller redeemed and that a company bought.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        mostraAvanzamento: boolean;
                        voucherId: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            /** @enum {boolean} */
                            data: true;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Orders/ShowVoucherHolder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Lets the buyer of a voucher read who redeemed it, or no longer
         * @description Only of a voucher that the caller redeemed.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        mostraNome: boolean;
                        voucherId: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            /** @enum {boolean} */
                            data: true;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Orders/WithdrawVoucher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces the code of a voucher that the caller bought and nobody redeemed
         * @description The code that is out is worthless from then on; the seat gets another. Money goes back by RequestDeleteOrder alone (M33).
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        versione: number;
                        voucherId: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            /** @enum {boolean} */
                            data: true;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Payments/Webhook/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call of a payment provider
         * @description Not shown in the documents. Signed by the provider; a repeated event is a no-op.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    provider: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Refunds/Failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Refunds that the provider refused for good, oldest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                amount: number;
                                error: string;
                                /** Format: uuid */
                                id: string;
                                orderId: number;
                                orderNumber: string;
                                /** @enum {string} */
                                reason: "paid_twice" | "amount_differs" | "owned_already" | "coupon_missing" | "order_closed" | "cancellation" | "goodwill";
                                /** Format: date-time */
                                refusedAt: string;
                                /** Format: date-time */
                                requestedAt: string;
                                tries: number;
                            }[];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Refunds/PaidByHand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notes that a failed refund was paid back past the provider
         * @description 409 REFUND_NOT_FAILED. The same once more changes nothing.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        note: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Refunds/Retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the provider again for failed refunds, all of them without ids; how many */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids?: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: number;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SearchFullText": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search over published courses */
        post: {
            parameters: {
                query?: {
                    lang?: string;
                    page?: number;
                    pageSize?: number;
                    sort?: "relevance" | "rating" | "newest" | "price-asc" | "price-desc" | "title";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default [] */
                        categoria?: number[];
                        maxPrice?: number;
                        minPrice?: number;
                        /** @description Not shown in the documents. Id of a teacher. */
                        professor?: number;
                        ratio?: number;
                        /** @default  */
                        ricerca?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                /** @description Not shown in the documents. What was searched in place of a text that no course has. */
                                correctedText: string | null;
                                facets: components["schemas"]["CatalogueFacets"];
                                items: components["schemas"]["CourseListItem"][];
                                page: number;
                                pageSize: number;
                                /** @description Not shown in the documents. The teacher asked for; null for one without a published course. */
                                professor: {
                                    label: string;
                                    /** @description Not shown in the documents. What the teacher is expert in. */
                                    specialty: string;
                                    value: number;
                                } | null;
                                totalItems: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Skills/GetBestSkills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The three best competences of the caller
         * @description The highest level first, then most badges, then the newest.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Skill"][];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Skills/GetSkillDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A competence of the caller: its date, courses to share, and badges */
        get: {
            parameters: {
                query: {
                    categoryId: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["SkillDetail"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Skills/GetSkills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's competences by page, those with most badges first
         * @description Filters by name, month of the newest badge (MM/yyyy) and level: the highest among its badges.
         */
        get: {
            parameters: {
                query?: {
                    date?: string;
                    lang?: string;
                    level?: number;
                    name?: string;
                    page?: number;
                    pageSize?: number;
                    sortBy?: string;
                    sortDirection?: "asc" | "desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                items: components["schemas"]["ListedSkill"][];
                                page: number;
                                pageSize: number;
                                totalItems: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Skills/GetUserSkills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Competences that the caller's badges prove
         * @description A competence is the category of a course (E124).
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Skill"][];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Survey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The areas of a survey, with what the caller has answered */
        get: {
            parameters: {
                query: {
                    code: string;
                    lang?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["SurveyArea"][];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Stores the answers of one survey in the place of the earlier ones
         * @description All of one code, at least one. What cannot be an answer is refused as a whole.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SurveyAnswerInput"][];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["SurveyPercentage"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Survey/Close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes an answered survey off the caller’s list of codes */
        post: {
            parameters: {
                query: {
                    code: string;
                    lang?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Survey/Mandatory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The questions of a survey that matter most, and which are still open
         * @description A path only in the documents. It informs and blocks nothing (E69).
         */
        get: {
            parameters: {
                query: {
                    code: string;
                    lang?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["SurveyMandatory"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Survey/Percentage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How complete the caller’s profile is: questions answered, in whole percent */
        get: {
            parameters: {
                query?: {
                    code?: string;
                    lang?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["SurveyPercentage"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Tutorial/Files/{fileName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A video of the tutorial, its poster or its captions
         * @description Not shown in the documents. Answers ranges of bytes with 206; the file itself, not wrapped.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    fileName: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Tutorial/Videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Videos of the tutorial that the installation keeps itself
         * @description Not shown in the documents (PUB-07). Those that are absent may be at YouTube (`config`), or not exist yet.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                captions: {
                                    /** @enum {string} */
                                    language: "it" | "en";
                                    url: string;
                                }[];
                                /** @enum {string} */
                                key: "wallet" | "identity" | "spid";
                                posterUrl: string | null;
                                url: string;
                            }[];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/AddUserPersonaGiuridica": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for the credential of a company
         * @description The data is the address of the provider’s page, at a host of `redirectHosts` (E31). The same company and address lead to the same procedure. Warnings ACCREDITATION_HELD, ACCREDITATION_UNDER_WAY; 409 ACCREDITATION_REPLACED; 503 ACCREDITATION_OFF, ACCREDITATION_PROVIDER.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        companyMail: string;
                        pIva: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            /** Format: uri */
                            data: string;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/CompleteProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fills what a login found missing of the caller
         * @description Not shown in the documents (LOGIN-12, LOGIN-13). What is there already stays; a repeated call changes nothing.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        address?: {
                            municipality: string;
                            province: string;
                            street: string;
                            zipcode: string;
                        };
                        /** Format: email */
                        email?: string;
                        phone?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                address: string;
                                email: string;
                                phone: string;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/DashboardOrderDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order with its client, billing, articles and totals */
        get: {
            parameters: {
                query: {
                    ordineId: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["BackOfficeOrder"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/GetAmletUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the provider of credentials has verified the identity behind an address
         * @description Of the caller’s own addresses; any other is answered as an unknown one. 503 ACCREDITATION_PROVIDER.
         */
        get: {
            parameters: {
                query: {
                    mail: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["AmletUser"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/GetOrderHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to an order before an entry of its history
         * @description Not shown in the documents: goes on where `storia` of the order ends.
         */
        get: {
            parameters: {
                query: {
                    ordineId: number;
                    primaDi: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                storia: {
                                    autore: string | null;
                                    /** Format: date-time */
                                    data: string;
                                    evento: string;
                                    id: number;
                                    importo: number | null;
                                    numero: string | null;
                                }[];
                                storiaContinua: boolean;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/GetTotalProfessors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many people are enabled as teachers */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: number;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/GetUserBadges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest badges of a person, and how many there are
         * @description Not shown in the documents.
         */
        get: {
            parameters: {
                query: {
                    userId: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["BackOfficeUserBadges"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/GetUserDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A person as the back office knows them
         * @description 404 ACCOUNT_NOT_FOUND, for a deleted account too.
         */
        get: {
            parameters: {
                query: {
                    userId: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["BackOfficeUser"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/GetUserHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was changed of a person, by whom, newest first
         * @description Not shown in the documents.
         */
        get: {
            parameters: {
                query: {
                    page?: number;
                    pageSize?: number;
                    userId: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                items: components["schemas"]["AuditEntry"][];
                                page: number;
                                pageSize: number;
                                totalItems: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/GetUserRoles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The roles of a person, and those that they could be given */
        get: {
            parameters: {
                query: {
                    userId: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["UserRoles"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/GetUserSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The living sessions of a person, the last used first
         * @description Not shown in the documents.
         */
        get: {
            parameters: {
                query: {
                    userId: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["OwnSession"][];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/NotificationPreferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which mails the caller gets
         * @description Not shown in the documents. In the language of the request.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["NotificationPreference"][];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/NotificationPreferences/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Turns a kind of mail to the caller on or off
         * @description Not shown in the documents. Answers the whole list. Receipts cannot be turned off: there is no such kind here.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kind: "badge" | "exam" | "answer" | "deadline";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        status: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["NotificationPreference"][];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The profile of the caller */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["UserProfile"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/SaveUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Gives a person roles and the teacher flag
         * @description The body is the whole list of roles, by name or code; the learner’s is always in it (E142). It counts from the person’s next call. 404 ACCOUNT_NOT_FOUND; 409 RIGHTS_CHANGED where `version` is not what GetUserDetails says now; warnings LAST_ADMINISTRATOR, OWN_ROLE.
         */
        patch: {
            parameters: {
                query: {
                    isDocente: boolean;
                    userId: string;
                    /** @description Not shown in the documents. */
                    version?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": string[];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/Users/SearchUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Registered people, by surname unless sorted */
        get: {
            parameters: {
                query?: {
                    /** @description Day in Italy: teachers since then or later. Who was one before that was noted is not found. */
                    docenteDal?: "" | string;
                    isDocente?: "" | boolean;
                    lang?: string;
                    page?: number;
                    pageSize?: number;
                    /** @description Day in Italy: registered then or later. */
                    registratoDal?: "" | string;
                    /** @description Words of name, surname, mail address or fiscal code. */
                    ricerca?: "" | string;
                    ruolo?: "" | string;
                    sortBy?: "name" | "surname";
                    sortDirection?: "asc" | "desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                /** @description There are more than `totalItems` rows. Pages lead to those that are counted. */
                                hasMore: boolean;
                                items: components["schemas"]["BackOfficeUserRow"][];
                                page: number;
                                pageSize: number;
                                totalItems: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/ShowFiscalCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The fiscal code of a person; that it was asked for is noted
         * @description Not shown in the documents.
         */
        post: {
            parameters: {
                query: {
                    userId: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: string;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/TotalRegisteredUsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many people are registered */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: number;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/UpdateEmailComunicazione": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where mails to the caller go from now on
         * @description Empty or null: to the address of the identity again (PROF-11).
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        emailComunicazione?: (string | "") | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/UpdateUserSdi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The SDI code of the caller’s company
         * @description 7 letters or digits (E127). 403 NOT_A_COMPANY_USER.
         */
        post: {
            parameters: {
                query: {
                    SDI: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/UserSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends one session of a person, or all of them; how many there were
         * @description Not shown in the documents. A repeated call ends nothing.
         */
        delete: {
            parameters: {
                query: {
                    sessionId?: string;
                    userId: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: number;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/UsersExport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for the people of Users/SearchUser with these filters as a file
         * @description Not shown in the documents. As List/OrdersExport.
         */
        post: {
            parameters: {
                query: {
                    /** @description Day in Italy: teachers since then or later. Who was one before that was noted is not found. */
                    docenteDal?: "" | string;
                    formato: "csv" | "xlsx";
                    isDocente?: "" | boolean;
                    lang?: string;
                    /** @description Day in Italy: registered then or later. */
                    registratoDal?: "" | string;
                    /** @description Words of name, surname, mail address or fiscal code. */
                    ricerca?: "" | string;
                    ruolo?: "" | string;
                    sortBy?: "name" | "surname";
                    sortDirection?: "asc" | "desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["TableExport"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Wallet/GetCreditMonths": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller’s credits in the last months, oldest first
         * @description Not shown in the documents. The last one is the month in progress.
         */
        get: {
            parameters: {
                query?: {
                    months?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["CreditMonth"][];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Wallet/GetMovements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Movements of the caller’s credits, newest first
         * @description Not shown in the documents.
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                items: components["schemas"]["CreditMovement"][];
                                page: number;
                                pageSize: number;
                                totalItems: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Wallet/GetNotarizationTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kinds of credits */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["NotarizationType"][];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Wallet/GetRedemptionTerms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller can redeem now, and by which rules
         * @description Not shown in the documents.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["RedemptionTerms"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Wallet/GetRichiesteRiscatto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller’s redemption requests, newest first
         * @description Not shown in the documents.
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                items: components["schemas"]["OwnRedemption"][];
                                page: number;
                                pageSize: number;
                                totalItems: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Wallet/GetSogliaRiscattoNft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Euro of a kind of credits from which on they can be redeemed */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: number;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Wallet/GetWalletAlgorandUtente": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The credits of the caller
         * @description Fields of pending credits, coupon and debt are not shown in the documents. The difference between a total and its `FromAlgorand` is on its way to the ledger (E116).
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["Wallet"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Wallet/IsRichiestaRiscattoAbilitata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether credits can be redeemed now
         * @description The flag of the server; for a kind of credits (not shown in the documents) also its window.
         */
        get: {
            parameters: {
                query?: {
                    tipoNotarizzazione?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Wallet/RichiestaRiscattoNft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for euro in place of credits
         * @description Any amount that is available and allowed; it is held until the request is closed (E163). One open request of a kind. Sent again with its key it is the same request; 409 REDEMPTION_SENT for another under that key. 422 with the rule that is not kept (WALLET-09 to WALLET-19), 403 REDEMPTION_KIND.
         */
        post: {
            parameters: {
                query: {
                    tipoNotarizzazione: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RedemptionWishInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: components["schemas"]["OwnRedemption"];
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Wallet/SaveCouponNft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets credits aside as coupon
         * @description Brings the coupon to `totaleNft` euro: more is taken from the available credits, less goes back to them (M14). The same call again changes nothing. 422 CREDITS_NOT_ENOUGH.
         */
        post: {
            parameters: {
                query: {
                    totaleNft: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: {
                                isCoupon: boolean;
                                totalCouponNft: number;
                            };
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Wallet/WithdrawRichiestaRiscatto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes an own open request back
         * @description Not shown in the documents. The credits are available again. A repeated call changes nothing; 404 for another’s, 409 REDEMPTION_ANSWERED.
         */
        post: {
            parameters: {
                query: {
                    richiestaId: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code?: string;
                            correlationId: string;
                            data: boolean;
                            fields?: {
                                [key: string]: string;
                            };
                            info: string | null;
                            Info: string | null;
                            warning: string | null;
                        };
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ims/ob/v3p0/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * For backpacks: the badges of who allowed it (Open Badges 3.0, 6.2.2)
         * @description Not wrapped. Each badge in `credential` and as JWT in `compactJwsString`, which count one each; hidden and revoked ones are left out. 401, 403, 400 in the form of the standard.
         */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    offset?: number;
                    since?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ImsxStatusInfo"];
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        /**
         * For backpacks: nothing is written (credentials)
         * @description Always 405.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ImsxStatusInfo"];
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ims/ob/v3p0/discovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * For backpacks: the service description (Open Badges 3.0, 6.3)
         * @description Not wrapped: OpenAPI 3.0, with where to register and to ask for tokens.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ims/ob/v3p0/oauth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * For backpacks: registers a client (RFC 7591)
         * @description Not wrapped. All addresses are https and of one host. 400 invalid_client_metadata, invalid_redirect_uri, 429 slow_down, temporarily_unavailable.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BackpackRefusal"];
                    };
                };
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BackpackClient"];
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ims/ob/v3p0/oauth/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * For backpacks: ends a token (RFC 7009)
         * @description Not wrapped. Client by HTTP Basic. A refresh token takes along all that came of its code. An unknown token is no refusal. 401 invalid_client.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BackpackRefusal"];
                    };
                };
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ims/ob/v3p0/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * For backpacks: exchanges a code or a refresh token (RFC 6749)
         * @description Not wrapped. Client by HTTP Basic. Both serve once: what comes again ends all that came of the code. 401 invalid_client, 400 invalid_request, invalid_grant, invalid_scope, unsupported_grant_type.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BackpackRefusal"];
                    };
                };
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BackpackTokens"];
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ims/ob/v3p0/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * For backpacks: the name of who allowed it (Open Badges 3.0, 6.2.4)
         * @description Not wrapped. The id is of this backpack alone.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ImsxStatusInfo"];
                    };
                };
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BackpackProfile"];
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        /**
         * For backpacks: nothing is written (profile)
         * @description Always 405.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ImsxStatusInfo"];
                    };
                };
                /** @description A refusal: 4xx by status, `code` and `fields` say why */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AmletUser: {
            amletId: string | null;
            isIdentitaVerificata: boolean;
        };
        AmletUserInput: {
            amletId: string | null;
            isIdentitaVerificata: boolean;
        };
        AuditCheck: {
            at: string;
            /** @description Null: every entry is as it was written. */
            brokenAt: number | null;
            /** @description The last entry that was read. */
            seq: number;
        };
        AuditCheckInput: {
            at: string;
            /** @description Null: every entry is as it was written. */
            brokenAt: number | null;
            /** @description The last entry that was read. */
            seq: number;
        };
        AuditEntry: {
            /** @enum {string} */
            act: "role.granted" | "role.revoked" | "teacher.enabled" | "teacher.disabled" | "session.ended" | "fiscal-code.shown" | "category.added" | "category.changed" | "category.moved" | "category.deleted" | "faq.added" | "faq.changed" | "faq.moved" | "faq.deleted" | "cancellation.requested" | "cancellation.approved" | "cancellation.refused" | "redemption.paid" | "redemption.refused" | "orders.exported" | "redemptions.exported" | "users.exported" | "attestations.downloaded" | "audit.exported" | "badges.exported" | "credits.exported" | "subscribers.exported";
            /** @description Null: an operator at a terminal. */
            actor: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            at: string;
            detail: {
                [key: string]: string | number | boolean | null;
            };
            seq: number;
            subjectId: string;
            /** @enum {string} */
            subjectKind: "user" | "category" | "faq" | "order" | "redemption" | "table" | "company";
            /** @description Of a person. */
            subjectName: string | null;
        };
        AuditEntryInput: {
            /** @enum {string} */
            act: "role.granted" | "role.revoked" | "teacher.enabled" | "teacher.disabled" | "session.ended" | "fiscal-code.shown" | "category.added" | "category.changed" | "category.moved" | "category.deleted" | "faq.added" | "faq.changed" | "faq.moved" | "faq.deleted" | "cancellation.requested" | "cancellation.approved" | "cancellation.refused" | "redemption.paid" | "redemption.refused" | "orders.exported" | "redemptions.exported" | "users.exported" | "attestations.downloaded" | "audit.exported" | "badges.exported" | "credits.exported" | "subscribers.exported";
            /** @description Null: an operator at a terminal. */
            actor: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            at: string;
            detail: {
                [key: string]: string | number | boolean | null;
            };
            seq: number;
            subjectId: string;
            /** @enum {string} */
            subjectKind: "user" | "category" | "faq" | "order" | "redemption" | "table" | "company";
            /** @description Of a person. */
            subjectName: string | null;
        };
        AuthState: {
            company: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @enum {string} */
                role: "DELEGATE" | "LEGAL_REPRESENTATIVE";
                sdi: string | null;
            } | null;
            contacts: {
                email: string | null;
                emailComunicazione: string | null;
                phone: string | null;
            } | null;
            isDeleted: boolean;
            isDocente: boolean;
            isPending: boolean;
            isUserNotFound: boolean;
            permission: {
                claims: string[];
                /** @enum {string} */
                role: "AdminWorkerBadge" | "AdminEnteFormazione" | "DocenteB" | "AdminEnteFinanziatore" | "Tutor" | "RedattoreCorsiA" | "Discente" | "Ispettore" | "AdminAzienda";
            } | null;
            refreshToken: string | null;
            registry: {
                address: string;
                birthDate: string | null;
                birthPlace: string | null;
                fiscalCode: string;
                name: string;
                surname: string;
            } | null;
            /** @description Not shown in the documents: the company for which the person may act. */
            represents: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @enum {string} */
                role: "DELEGATE" | "LEGAL_REPRESENTATIVE";
                sdi: string | null;
            } | null;
            roles: ("AdminWorkerBadge" | "AdminEnteFormazione" | "DocenteB" | "AdminEnteFinanziatore" | "Tutor" | "RedattoreCorsiA" | "Discente" | "Ispettore" | "AdminAzienda")[];
            surveyCode: string[];
            token: string | null;
            userId: string | null;
        };
        AuthStateInput: {
            company: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @enum {string} */
                role: "DELEGATE" | "LEGAL_REPRESENTATIVE";
                sdi: string | null;
            } | null;
            contacts: {
                email: string | null;
                emailComunicazione: string | null;
                phone: string | null;
            } | null;
            isDeleted: boolean;
            isDocente: boolean;
            isPending: boolean;
            isUserNotFound: boolean;
            permission: {
                claims: string[];
                /** @enum {string} */
                role: "AdminWorkerBadge" | "AdminEnteFormazione" | "DocenteB" | "AdminEnteFinanziatore" | "Tutor" | "RedattoreCorsiA" | "Discente" | "Ispettore" | "AdminAzienda";
            } | null;
            refreshToken: string | null;
            registry: {
                address: string;
                birthDate: string | null;
                birthPlace: string | null;
                fiscalCode: string;
                name: string;
                surname: string;
            } | null;
            /** @description Not shown in the documents: the company for which the person may act. */
            represents: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @enum {string} */
                role: "DELEGATE" | "LEGAL_REPRESENTATIVE";
                sdi: string | null;
            } | null;
            roles: ("AdminWorkerBadge" | "AdminEnteFormazione" | "DocenteB" | "AdminEnteFinanziatore" | "Tutor" | "RedattoreCorsiA" | "Discente" | "Ispettore" | "AdminAzienda")[];
            surveyCode: string[];
            token: string | null;
            userId: string | null;
        };
        BackOfficeOrder: {
            annullamentoNegato: ("ORDER_STATE" | "ORDER_OF_ACCOUNT" | "ORDER_USED" | "FORBIDDEN") | null;
            billing: {
                cap: string;
                codiceFiscale: string;
                comune: string;
                indirizzo: string;
                partitaIva: string | null;
                provincia: string;
                ragioneSociale: string | null;
                sdi: string | null;
            };
            corsiAcquistati: {
                corsoId: number;
                costoCorso: number;
                quantita: number;
                titoloCorso: string;
            }[];
            daPagare: number;
            emailGift: string | null;
            esamiAcquistati: {
                costoEsame: number;
                quantita: number;
                titoloEsame: string;
            }[];
            fatturaElettronica: boolean;
            hasInvoice: boolean;
            id: number;
            isUserGuest: boolean;
            motivazione: string | null;
            noteCredito: components["schemas"]["CreditNote"][];
            numeroFattura: string | null;
            /** Format: date-time */
            orderDate: string;
            orderNumber: string;
            /** @enum {string} */
            orderState: "Ordinato" | "Pagato" | "Richiesta Annullamento" | "Annullato";
            paid: boolean;
            parti: {
                importi: number[];
                posti: number;
                postiRimborsati: number;
                rigaId: number;
                titoloCorso: string;
            }[];
            paymentDate: string | null;
            paymentType: string;
            paymentTypeId: number;
            promotionalId: string | null;
            regalo: components["schemas"]["OrderedGift"] | null;
            richieste: components["schemas"]["CancellationRequest"][];
            rimborsabile: number;
            rimborsi: components["schemas"]["Refund"][];
            storia: {
                autore: string | null;
                /** Format: date-time */
                data: string;
                evento: string;
                id: number;
                importo: number | null;
                numero: string | null;
            }[];
            storiaContinua: boolean;
            tipoRicevuta: (1 | 2) | null;
            totalCost: number;
            totaleCoupon: number;
            totaleImponibile: number;
            totaleIva: number;
            totaleOrdine: number;
            totaleRimborsato: number;
            totaleSconto: number;
            urlFile: string | null;
            user: {
                blockchainAccredited: boolean;
                email: string;
                name: string;
                phoneNumber: string;
                surname: string;
            };
            vouchers: string[];
            vouchersNumber: number;
        };
        BackOfficeOrderInput: {
            annullamentoNegato: ("ORDER_STATE" | "ORDER_OF_ACCOUNT" | "ORDER_USED" | "FORBIDDEN") | null;
            billing: {
                cap: string;
                codiceFiscale: string;
                comune: string;
                indirizzo: string;
                partitaIva: string | null;
                provincia: string;
                ragioneSociale: string | null;
                sdi: string | null;
            };
            corsiAcquistati: {
                corsoId: number;
                costoCorso: number;
                quantita: number;
                titoloCorso: string;
            }[];
            daPagare: number;
            emailGift: string | null;
            esamiAcquistati: {
                costoEsame: number;
                quantita: number;
                titoloEsame: string;
            }[];
            fatturaElettronica: boolean;
            hasInvoice: boolean;
            id: number;
            isUserGuest: boolean;
            motivazione: string | null;
            noteCredito: components["schemas"]["CreditNoteInput"][];
            numeroFattura: string | null;
            /** Format: date-time */
            orderDate: string;
            orderNumber: string;
            /** @enum {string} */
            orderState: "Ordinato" | "Pagato" | "Richiesta Annullamento" | "Annullato";
            paid: boolean;
            parti: {
                importi: number[];
                posti: number;
                postiRimborsati: number;
                rigaId: number;
                titoloCorso: string;
            }[];
            paymentDate: string | null;
            paymentType: string;
            paymentTypeId: number;
            promotionalId: string | null;
            regalo: components["schemas"]["OrderedGiftInput"] | null;
            richieste: components["schemas"]["CancellationRequestInput"][];
            rimborsabile: number;
            rimborsi: components["schemas"]["RefundInput"][];
            storia: {
                autore: string | null;
                /** Format: date-time */
                data: string;
                evento: string;
                id: number;
                importo: number | null;
                numero: string | null;
            }[];
            storiaContinua: boolean;
            tipoRicevuta: (1 | 2) | null;
            totalCost: number;
            totaleCoupon: number;
            totaleImponibile: number;
            totaleIva: number;
            totaleOrdine: number;
            totaleRimborsato: number;
            totaleSconto: number;
            urlFile: string | null;
            user: {
                blockchainAccredited: boolean;
                email: string;
                name: string;
                phoneNumber: string;
                surname: string;
            };
            vouchers: string[];
            vouchersNumber: number;
        };
        BackOfficeOrderRow: {
            customer: string;
            customerSurname: string;
            hasInvoice: boolean;
            id: number;
            isUserGuest: boolean;
            numeroFattura: string | null;
            orderDate: string;
            orderNumber: string;
            /** @enum {string} */
            orderState: "Ordinato" | "Pagato" | "Richiesta Annullamento" | "Annullato";
            paid: boolean;
            tipoPagamentoId: number;
            totalCost: number;
        };
        BackOfficeOrderRowInput: {
            customer: string;
            customerSurname: string;
            hasInvoice: boolean;
            id: number;
            isUserGuest: boolean;
            numeroFattura: string | null;
            orderDate: string;
            orderNumber: string;
            /** @enum {string} */
            orderState: "Ordinato" | "Pagato" | "Richiesta Annullamento" | "Annullato";
            paid: boolean;
            tipoPagamentoId: number;
            totalCost: number;
        };
        BackOfficeUser: {
            accreditationDate: string | null;
            /** @description Those that can be added. */
            availableRoles: {
                /** @enum {string} */
                label: "AdminWorkerBadge" | "AdminEnteFormazione" | "DocenteB" | "AdminEnteFinanziatore" | "Tutor" | "RedattoreCorsiA" | "Discente" | "Ispettore" | "AdminAzienda";
                value: number;
            }[];
            /** @description Not shown in the documents. */
            azienda: {
                denominazioneAzienda: string;
                /** @enum {string} */
                ruoloAziendale: "DELEGATE" | "LEGAL_REPRESENTATIVE";
            } | null;
            blockchainAccredited: boolean;
            /** @description Not shown in the documents. Its first three letters. */
            codiceFiscale: string;
            email: string;
            emailComunicazioni: string | null;
            /** Format: uuid */
            id: string;
            isDocente: boolean;
            /** @description Not shown in the documents. */
            isUltimoAmministratore: boolean;
            name: string;
            phoneNumber: string;
            registrationDate: string;
            roles: {
                /** @enum {string} */
                label: "AdminWorkerBadge" | "AdminEnteFormazione" | "DocenteB" | "AdminEnteFinanziatore" | "Tutor" | "RedattoreCorsiA" | "Discente" | "Ispettore" | "AdminAzienda";
                value: number;
            }[];
            surname: string;
            /** @description Not shown in the documents. For SaveUser. */
            version: string;
        };
        BackOfficeUserBadges: {
            items: {
                acquisitionTime: string;
                categoryKey: string | null;
                code: string;
                /** Format: uuid */
                id: string;
                isRevoked: boolean;
                levelId: number;
                title: string;
                type: number;
            }[];
            totalItems: number;
        };
        BackOfficeUserBadgesInput: {
            items: {
                acquisitionTime: string;
                categoryKey: string | null;
                code: string;
                /** Format: uuid */
                id: string;
                isRevoked: boolean;
                levelId: number;
                title: string;
                type: number;
            }[];
            totalItems: number;
        };
        BackOfficeUserInput: {
            accreditationDate: string | null;
            /** @description Those that can be added. */
            availableRoles: {
                /** @enum {string} */
                label: "AdminWorkerBadge" | "AdminEnteFormazione" | "DocenteB" | "AdminEnteFinanziatore" | "Tutor" | "RedattoreCorsiA" | "Discente" | "Ispettore" | "AdminAzienda";
                value: number;
            }[];
            /** @description Not shown in the documents. */
            azienda: {
                denominazioneAzienda: string;
                /** @enum {string} */
                ruoloAziendale: "DELEGATE" | "LEGAL_REPRESENTATIVE";
            } | null;
            blockchainAccredited: boolean;
            /** @description Not shown in the documents. Its first three letters. */
            codiceFiscale: string;
            email: string;
            emailComunicazioni: string | null;
            /** Format: uuid */
            id: string;
            isDocente: boolean;
            /** @description Not shown in the documents. */
            isUltimoAmministratore: boolean;
            name: string;
            phoneNumber: string;
            registrationDate: string;
            roles: {
                /** @enum {string} */
                label: "AdminWorkerBadge" | "AdminEnteFormazione" | "DocenteB" | "AdminEnteFinanziatore" | "Tutor" | "RedattoreCorsiA" | "Discente" | "Ispettore" | "AdminAzienda";
                value: number;
            }[];
            surname: string;
            /** @description Not shown in the documents. For SaveUser. */
            version: string;
        };
        BackOfficeUserRow: {
            email: string;
            /** Format: uuid */
            id: string;
            isDocente: boolean;
            name: string;
            registrationDate: string;
            roles: ("AdminWorkerBadge" | "AdminEnteFormazione" | "DocenteB" | "AdminEnteFinanziatore" | "Tutor" | "RedattoreCorsiA" | "Discente" | "Ispettore" | "AdminAzienda")[];
            surname: string;
        };
        BackOfficeUserRowInput: {
            email: string;
            /** Format: uuid */
            id: string;
            isDocente: boolean;
            name: string;
            registrationDate: string;
            roles: ("AdminWorkerBadge" | "AdminEnteFormazione" | "DocenteB" | "AdminEnteFinanziatore" | "Tutor" | "RedattoreCorsiA" | "Discente" | "Ispettore" | "AdminAzienda")[];
            surname: string;
        };
        BackpackClient: {
            [key: string]: unknown;
        };
        BackpackClientInput: {
            [key: string]: unknown;
        };
        BackpackProfile: {
            "@context": string[];
            familyName: string;
            givenName: string;
            id: string;
            name: string;
            type: string[];
        };
        BackpackProfileInput: {
            "@context": string[];
            familyName: string;
            givenName: string;
            id: string;
            name: string;
            type: string[];
        };
        BackpackRefusal: {
            error: string;
            error_description?: string;
        };
        BackpackRefusalInput: {
            error: string;
            error_description?: string;
        };
        BackpackRequest: {
            /** @description Where the browser goes back to. */
            host: string;
            name: string;
            policyAddress: string;
            /** @description The request cannot be allowed, and this address tells the backpack why. */
            refusedAddress: string | null;
            scopes: ("credentials" | "profile")[];
            termsAddress: string;
        };
        BackpackRequestInput: {
            /** @description Where the browser goes back to. */
            host: string;
            name: string;
            policyAddress: string;
            /** @description The request cannot be allowed, and this address tells the backpack why. */
            refusedAddress: string | null;
            scopes: ("credentials" | "profile")[];
            termsAddress: string;
        };
        BackpackTokens: {
            access_token: string;
            expires_in: number;
            refresh_token?: string;
            scope: string;
            /** @constant */
            token_type: "Bearer";
        };
        BackpackTokensInput: {
            access_token: string;
            expires_in: number;
            refresh_token?: string;
            scope: string;
            /** @constant */
            token_type: "Bearer";
        };
        Badge: {
            acquisitionTime: string;
            alignments: {
                name: string;
                url: string;
            }[];
            categoryKey: string | null;
            code: string;
            criteria: string;
            date: string;
            enteRilasciante: string;
            holderName: string;
            /** Format: uuid */
            id: string;
            idNotarizzazione: string | null;
            /** @description Whether the caller is its holder. */
            isOwn: boolean;
            isPublic: boolean;
            levelId: number;
            relatedCourses: {
                id: number;
                title: string;
            }[];
            relatedSkills: {
                id: number;
                title: string;
            }[];
            /** @description Not shown in the documents. For its holder alone. */
            revocationReason: string | null;
            /** @description Not shown in the documents. */
            revokedAt: string | null;
            skills: string[];
            tag: string[];
            teachers: string[];
            title: string;
            type: number;
            urlAssetAlgorand: string | null;
            urlImage: string;
            urlImmageEnteRilasciante: string;
            urlNotarizzazione: string | null;
            /** @description Not shown in the documents. The last second at which it is valid; null: without end. */
            validUntil: string | null;
        };
        BadgeInclusion: {
            checkpoint: string;
            hashes: string[];
            index: number;
            size: number;
        };
        BadgeInclusionInput: {
            checkpoint: string;
            hashes: string[];
            index: number;
            size: number;
        };
        BadgeInput: {
            acquisitionTime: string;
            alignments: {
                name: string;
                url: string;
            }[];
            categoryKey: string | null;
            code: string;
            criteria: string;
            date: string;
            enteRilasciante: string;
            holderName: string;
            /** Format: uuid */
            id: string;
            idNotarizzazione: string | null;
            /** @description Whether the caller is its holder. */
            isOwn: boolean;
            isPublic: boolean;
            levelId: number;
            relatedCourses: {
                id: number;
                title: string;
            }[];
            relatedSkills: {
                id: number;
                title: string;
            }[];
            /** @description Not shown in the documents. For its holder alone. */
            revocationReason: string | null;
            /** @description Not shown in the documents. */
            revokedAt: string | null;
            skills: string[];
            tag: string[];
            teachers: string[];
            title: string;
            type: number;
            urlAssetAlgorand: string | null;
            urlImage: string;
            urlImmageEnteRilasciante: string;
            urlNotarizzazione: string | null;
            /** @description Not shown in the documents. The last second at which it is valid; null: without end. */
            validUntil: string | null;
        };
        BadgeType: {
            id: number;
            name: string;
        };
        BadgeTypeInput: {
            id: number;
            name: string;
        };
        CancellationRequest: {
            /** Format: date-time */
            dataRichiesta: string;
            dataRisposta: string | null;
            id: number;
            motivazione: string;
            /** @enum {string} */
            richiedente: "learner" | "guest" | "backOffice";
            risposta: string | null;
            /** @enum {string} */
            stato: "open" | "whole" | "part" | "refused";
        };
        CancellationRequestInput: {
            /** Format: date-time */
            dataRichiesta: string;
            dataRisposta: string | null;
            id: number;
            motivazione: string;
            /** @enum {string} */
            richiedente: "learner" | "guest" | "backOffice";
            risposta: string | null;
            /** @enum {string} */
            stato: "open" | "whole" | "part" | "refused";
        };
        Cart: {
            corsi: {
                columns: string[];
                items: components["schemas"]["CartItem"][];
                totalItems: number;
            };
            hasCertification: boolean;
            hasSimulation: boolean;
            id: number | null;
            isMultiVoucher: boolean;
            maxSeats: number;
            orderId: number | null;
            paymentTypeId: number | null;
            promotionalId: string | null;
            sconto: number;
            totalCost: number;
            totaleCarrello: number;
            totaleEsamiCertificazioni: number;
            totaleEsamiSimulazioni: number;
            totaleImponibile: number;
            totaleIva: number;
            totaleOrdine: number;
            totaleSconto: number;
            version: number;
        };
        CartInput: {
            corsi: {
                columns: string[];
                items: components["schemas"]["CartItemInput"][];
                totalItems: number;
            };
            hasCertification: boolean;
            hasSimulation: boolean;
            id: number | null;
            isMultiVoucher: boolean;
            maxSeats: number;
            orderId: number | null;
            paymentTypeId: number | null;
            promotionalId: string | null;
            sconto: number;
            totalCost: number;
            totaleCarrello: number;
            totaleEsamiCertificazioni: number;
            totaleEsamiSimulazioni: number;
            totaleImponibile: number;
            totaleIva: number;
            totaleOrdine: number;
            totaleSconto: number;
            version: number;
        };
        CartItem: {
            categoria: string;
            corsoId: number;
            costoCertificazione: number | null;
            costoCorso: number;
            costoSimulazione: number | null;
            /** Format: date-time */
            dataCreazione: string;
            durataCorso: number;
            id: number;
            immagineCorso: string | null;
            immagineUrl: string | null;
            promotionalId: string | null;
            quantita: number;
            statoCorso: number;
            /** @enum {number} */
            tipoArticoloId: 1 | 2 | 3;
            titoloCorso: string;
        };
        CartItemInput: {
            categoria: string;
            corsoId: number;
            costoCertificazione: number | null;
            costoCorso: number;
            costoSimulazione: number | null;
            /** Format: date-time */
            dataCreazione: string;
            durataCorso: number;
            id: number;
            immagineCorso: string | null;
            immagineUrl: string | null;
            promotionalId: string | null;
            quantita: number;
            statoCorso: number;
            /** @enum {number} */
            tipoArticoloId: 1 | 2 | 3;
            titoloCorso: string;
        };
        /** @description Not shown in the documents. What else could be chosen, with counts; prices in ten equal steps. */
        CatalogueFacets: {
            categories: {
                count: number;
                id: number;
                key: string | null;
                name: string;
            }[];
            prices: {
                counts: number[];
                max: number;
                min: number;
            };
            /** @description Courses voted at least so much. */
            ratings: {
                count: number;
                value: number;
            }[];
        };
        /** @description Not shown in the documents. What else could be chosen, with counts; prices in ten equal steps. */
        CatalogueFacetsInput: {
            categories: {
                count: number;
                id: number;
                key: string | null;
                name: string;
            }[];
            prices: {
                counts: number[];
                max: number;
                min: number;
            };
            /** @description Courses voted at least so much. */
            ratings: {
                count: number;
                value: number;
            }[];
        };
        CategoryRow: {
            categoriaId: number;
            /** @description Not shown in the documents: its look. */
            key: string | null;
            /** @description Not shown in the documents: the look chosen for it. */
            look: ("sicurezza" | "digitale" | "amministrazione" | "lingue" | "logistica" | "edilizia" | "sanita" | "comunicazione") | null;
            name: string;
            tipoMacroCategoryId: number;
            totalCourses: number;
        };
        CategoryRowInput: {
            categoriaId: number;
            /** @description Not shown in the documents: its look. */
            key: string | null;
            /** @description Not shown in the documents: the look chosen for it. */
            look: ("sicurezza" | "digitale" | "amministrazione" | "lingue" | "logistica" | "edilizia" | "sanita" | "comunicazione") | null;
            name: string;
            tipoMacroCategoryId: number;
            totalCourses: number;
        };
        ChangedLessonNote: {
            /** @description Plain text; empty: a bookmark. */
            text: string;
            /** @description The one that was read. */
            version: number;
        };
        ChangedLessonNoteInput: {
            /** @description Plain text; empty: a bookmark. */
            text: string;
            /** @description The one that was read. */
            version: number;
        };
        CompanyCourse: {
            corsoId: number;
            liberi: number;
            titoloCorso: string;
        };
        CompanyCourseInput: {
            corsoId: number;
            liberi: number;
            titoloCorso: string;
        };
        CompanyDeadline: {
            /** @description The course that renews it and can be bought now. */
            aggiornamento: {
                corsoId: number;
                prezzo: number;
                titolo: string;
            } | null;
            corsoId: number;
            /** @description To which the company sent the code of the course. */
            email: string | null;
            /** @description Days of the calendar in Italy until it ends, below 0 after it; null: without end. */
            giorni: number | null;
            /**
             * Format: uuid
             * @description Of the badge.
             */
            id: string;
            nome: string;
            /** Format: date-time */
            rilasciatoIl: string;
            /**
             * @description Whether the company has sent the refresher, or the person has it.
             * @enum {string}
             */
            rinnovo: "none" | "invited" | "started" | "done";
            /** @description The last second at which it is valid; null: without end. */
            scadeIl: string | null;
            /**
             * @description In expiry: within 90 days of the calendar in Italy.
             * @enum {string}
             */
            stato: "senzaScadenza" | "valido" | "inScadenza" | "scaduto";
            /** @description 0 completed course, anything else certification exam. */
            tipo: number;
            /** @description As it was signed. */
            titoloCorso: string;
        };
        CompanyDeadlineInput: {
            /** @description The course that renews it and can be bought now. */
            aggiornamento: {
                corsoId: number;
                prezzo: number;
                titolo: string;
            } | null;
            corsoId: number;
            /** @description To which the company sent the code of the course. */
            email: string | null;
            /** @description Days of the calendar in Italy until it ends, below 0 after it; null: without end. */
            giorni: number | null;
            /**
             * Format: uuid
             * @description Of the badge.
             */
            id: string;
            nome: string;
            /** Format: date-time */
            rilasciatoIl: string;
            /**
             * @description Whether the company has sent the refresher, or the person has it.
             * @enum {string}
             */
            rinnovo: "none" | "invited" | "started" | "done";
            /** @description The last second at which it is valid; null: without end. */
            scadeIl: string | null;
            /**
             * @description In expiry: within 90 days of the calendar in Italy.
             * @enum {string}
             */
            stato: "senzaScadenza" | "valido" | "inScadenza" | "scaduto";
            /** @description 0 completed course, anything else certification exam. */
            tipo: number;
            /** @description As it was signed. */
            titoloCorso: string;
        };
        CompanyInvitePreview: {
            buone: {
                email: string;
                nome: string;
                riga: number;
                titoloCorso: string;
            }[];
            difetti: {
                corso: string;
                /** @enum {string} */
                difetto: "NAME_MISSING" | "NAME_INVALID" | "EMAIL_INVALID" | "EMAIL_TWICE" | "COURSE_UNKNOWN" | "ALREADY_INVITED" | "CODES_MISSING";
                email: string;
                nome: string;
                riga: number;
            }[];
            /** @description To be sent with the confirmation. */
            impronta: string;
        };
        CompanyInvitePreviewInput: {
            buone: {
                email: string;
                nome: string;
                riga: number;
                titoloCorso: string;
            }[];
            difetti: {
                corso: string;
                /** @enum {string} */
                difetto: "NAME_MISSING" | "NAME_INVALID" | "EMAIL_INVALID" | "EMAIL_TWICE" | "COURSE_UNKNOWN" | "ALREADY_INVITED" | "CODES_MISSING";
                email: string;
                nome: string;
                riga: number;
            }[];
            /** @description To be sent with the confirmation. */
            impronta: string;
        };
        CompanyInvitesSent: {
            inviati: number;
        };
        CompanyInvitesSentInput: {
            inviati: number;
        };
        CompanyPerson: {
            /** @description Null without the consent of who redeemed the code. */
            avanzamento: {
                /** @description Of the attestations of this course the one that is valid longest. */
                attestato: {
                    /** Format: uuid */
                    id: string;
                    scadeIl: string | null;
                    /**
                     * @description In expiry: within 90 days of the calendar in Italy.
                     * @enum {string}
                     */
                    stato: "senzaScadenza" | "valido" | "inScadenza" | "scaduto";
                } | null;
                esame: {
                    percentuale: number;
                    superato: boolean;
                } | null;
                percentuale: number | null;
            } | null;
            corsoId: number;
            /** @description To which the company sent the code. */
            email: string | null;
            /** @description Whether the mail server may have the mail, or not: nobody read its answer. */
            esitoNonNoto: boolean;
            /** @description Of the voucher. */
            id: number;
            inviatoIl: string | null;
            /** @description As the company wrote it; of the holder where they agreed. */
            nome: string | null;
            riscattatoIl: string | null;
            /** @enum {string} */
            stato: "issued" | "frozen" | "redeemed" | "revoked";
            titoloCorso: string;
        };
        CompanyPersonInput: {
            /** @description Null without the consent of who redeemed the code. */
            avanzamento: {
                /** @description Of the attestations of this course the one that is valid longest. */
                attestato: {
                    /** Format: uuid */
                    id: string;
                    scadeIl: string | null;
                    /**
                     * @description In expiry: within 90 days of the calendar in Italy.
                     * @enum {string}
                     */
                    stato: "senzaScadenza" | "valido" | "inScadenza" | "scaduto";
                } | null;
                esame: {
                    percentuale: number;
                    superato: boolean;
                } | null;
                percentuale: number | null;
            } | null;
            corsoId: number;
            /** @description To which the company sent the code. */
            email: string | null;
            /** @description Whether the mail server may have the mail, or not: nobody read its answer. */
            esitoNonNoto: boolean;
            /** @description Of the voucher. */
            id: number;
            inviatoIl: string | null;
            /** @description As the company wrote it; of the holder where they agreed. */
            nome: string | null;
            riscattatoIl: string | null;
            /** @enum {string} */
            stato: "issued" | "frozen" | "redeemed" | "revoked";
            titoloCorso: string;
        };
        CompanyRefreshers: {
            /** @description Codes that are in the cart for them. */
            daComprare: number;
            /** @description Codes that the company has left for them. */
            disponibili: number;
        };
        CompanyRefreshersInput: {
            /** @description Codes that are in the cart for them. */
            daComprare: number;
            /** @description Codes that the company has left for them. */
            disponibili: number;
        };
        CompanySummary: {
            attestati: {
                /** @description Codes that renew all that end within 90 days. */
                daComprare: number;
                /** @description For how many of these the company has codes. */
                disponibili: number;
                inScadenza: number;
                /** @description Of the codes to buy, at the price of today. */
                prezzo: number;
                scaduti: number;
                tutti: number;
            };
            /** @description Who redeemed a code and lets the company see a course. */
            condividono: number;
            /** @description That were given to somebody. */
            corsi: {
                corsoId: number;
                titoloCorso: string;
            }[];
            /** @description By the address to which a code was sent; a code that went another way is one. */
            persone: number;
            /** @description The last four add up to the first. */
            voucher: {
                /** @description Without those that were taken back. */
                acquistati: number;
                /** @description Given to nobody yet. */
                daInviare: number;
                /** @description And not redeemed. */
                inviati: number;
                riscattati: number;
                /** @description While a cancellation is decided. */
                sospesi: number;
            };
        };
        CompanySummaryInput: {
            attestati: {
                /** @description Codes that renew all that end within 90 days. */
                daComprare: number;
                /** @description For how many of these the company has codes. */
                disponibili: number;
                inScadenza: number;
                /** @description Of the codes to buy, at the price of today. */
                prezzo: number;
                scaduti: number;
                tutti: number;
            };
            /** @description Who redeemed a code and lets the company see a course. */
            condividono: number;
            /** @description That were given to somebody. */
            corsi: {
                corsoId: number;
                titoloCorso: string;
            }[];
            /** @description By the address to which a code was sent; a code that went another way is one. */
            persone: number;
            /** @description The last four add up to the first. */
            voucher: {
                /** @description Without those that were taken back. */
                acquistati: number;
                /** @description Given to nobody yet. */
                daInviare: number;
                /** @description And not redeemed. */
                inviati: number;
                riscattati: number;
                /** @description While a cancellation is decided. */
                sospesi: number;
            };
        };
        ConnectedBackpack: {
            allowedAt: string;
            host: string;
            /** Format: uuid */
            id: string;
            lastReadAt: string | null;
            name: string;
            scopes: ("credentials" | "profile")[];
        };
        ConnectedBackpackInput: {
            allowedAt: string;
            host: string;
            /** Format: uuid */
            id: string;
            lastReadAt: string | null;
            name: string;
            scopes: ("credentials" | "profile")[];
        };
        Coupon: {
            /** @description The rest of it. */
            daPagare: number | null;
            isCoupon: boolean;
            /** @description Euro, with what unpaid orders of the cart hold of it. */
            totalCouponNft: number;
            /** @description The part of the total that it pays. */
            totaleCoupon: number | null;
        };
        CouponInput: {
            /** @description The rest of it. */
            daPagare: number | null;
            isCoupon: boolean;
            /** @description Euro, with what unpaid orders of the cart hold of it. */
            totalCouponNft: number;
            /** @description The part of the total that it pays. */
            totaleCoupon: number | null;
        };
        CourseBody: {
            /** @default null */
            categoriesId: number | null;
            /** @default [] */
            corsoFaq: {
                answare: string;
                /**
                 * @description Null for a part that is not stored yet.
                 * @default null
                 */
                id: number | null;
                question: string;
            }[];
            /** @default [] */
            corsoTags: string[];
            /** @default null */
            coverImage: {
                /** @description Not shown in the documents. `fileNameAzure` of the uploaded picture; null for a demo picture. */
                fileNameRef: string | null;
            } | null;
            /** @default 0 */
            credits: number;
            /** @default  */
            description: string;
            /** @default null */
            difficultyCourse: ("Facile" | "Media" | "Alta") | null;
            /** @default [] */
            documentList: {
                /** @description 1 video, 2 PDF. */
                documentTypeId: number;
                /** @default false */
                downlodable: boolean;
                fileName: string;
                /**
                 * @description Null for a part that is not stored yet.
                 * @default null
                 */
                id: number | null;
                name: string;
            }[];
            /** @description Not shown in the documents. Skills of ESCO that the badges of the course name; missing: unchanged. */
            escoSkills?: {
                name: string;
                url: string;
            }[];
            /**
             * @description Null adds a course.
             * @default null
             */
            id: number | null;
            /** @default null */
            levelsId: number | null;
            /** @default [] */
            modules: {
                /** @default  */
                description: string;
                /** @default [] */
                documentList: {
                    /** @description 1 video, 2 PDF. */
                    documentTypeId: number;
                    /** @default false */
                    downlodable: boolean;
                    fileName: string;
                    /**
                     * @description Null for a part that is not stored yet.
                     * @default null
                     */
                    id: number | null;
                    name: string;
                }[];
                /**
                 * @description Null for a part that is not stored yet.
                 * @default null
                 */
                id: number | null;
                /** @default [] */
                lessonList: {
                    /** @description Not shown in the documents. The text with its formats; null: it has none. Left out, a stored content stays while the description is the same. */
                    content?: components["schemas"]["LessonText"] | null;
                    /**
                     * @description The text of the lesson without formats; not read where there is a content.
                     * @default
                     */
                    description: string;
                    /** @default [] */
                    documentList: {
                        /** @description 1 video, 2 PDF. */
                        documentTypeId: number;
                        /** @default false */
                        downlodable: boolean;
                        fileName: string;
                        /**
                         * @description Null for a part that is not stored yet.
                         * @default null
                         */
                        id: number | null;
                        name: string;
                    }[];
                    /** @description Minutes, a multiple of 15. */
                    duration: number;
                    /**
                     * @description Null for a part that is not stored yet.
                     * @default null
                     */
                    id: number | null;
                    /**
                     * @description Not shown in the documents. Open to everyone before buying.
                     * @default false
                     */
                    isFreePreview: boolean;
                    name: string;
                }[];
                name: string;
                /** @default null */
                professorNameId: number | null;
            }[];
            /** @default  */
            prerequisites: string;
            /**
             * @description Euro; null or 0: not for sale.
             * @default null
             */
            price: number | null;
            /**
             * @description Euro; null or 0: not for sale.
             * @default null
             */
            priceCertification: number | null;
            /**
             * @description Euro; null or 0: not for sale.
             * @default null
             */
            priceSimulation: number | null;
            statoCorso: number;
            /** @default  */
            synopses: string;
            title: string;
            /** @description Not shown in the documents. How long an attestation is valid; null: without end. Left out, the stored one stays. */
            validity?: {
                months: number;
                /**
                 * @description The published course that renews it.
                 * @default null
                 */
                refresherId: number | null;
            } | null;
            /**
             * @description The version that was read; needed with an id.
             * @default null
             */
            version: number | null;
        };
        CourseBodyInput: {
            /** @default null */
            categoriesId: number | null;
            /** @default [] */
            corsoFaq: {
                answare: string;
                /**
                 * @description Null for a part that is not stored yet.
                 * @default null
                 */
                id: number | null;
                question: string;
            }[];
            /** @default [] */
            corsoTags: string[];
            /** @default null */
            coverImage: {
                /** @description Not shown in the documents. `fileNameAzure` of the uploaded picture; null for a demo picture. */
                fileNameRef: string | null;
            } | null;
            /** @default 0 */
            credits: number;
            /** @default  */
            description: string;
            /** @default null */
            difficultyCourse: ("Facile" | "Media" | "Alta") | null;
            /** @default [] */
            documentList: {
                /** @description 1 video, 2 PDF. */
                documentTypeId: number;
                /** @default false */
                downlodable: boolean;
                fileName: string;
                /**
                 * @description Null for a part that is not stored yet.
                 * @default null
                 */
                id: number | null;
                name: string;
            }[];
            /** @description Not shown in the documents. Skills of ESCO that the badges of the course name; missing: unchanged. */
            escoSkills?: {
                name: string;
                url: string;
            }[];
            /**
             * @description Null adds a course.
             * @default null
             */
            id: number | null;
            /** @default null */
            levelsId: number | null;
            /** @default [] */
            modules: {
                /** @default  */
                description: string;
                /** @default [] */
                documentList: {
                    /** @description 1 video, 2 PDF. */
                    documentTypeId: number;
                    /** @default false */
                    downlodable: boolean;
                    fileName: string;
                    /**
                     * @description Null for a part that is not stored yet.
                     * @default null
                     */
                    id: number | null;
                    name: string;
                }[];
                /**
                 * @description Null for a part that is not stored yet.
                 * @default null
                 */
                id: number | null;
                /** @default [] */
                lessonList: {
                    /** @description Not shown in the documents. The text with its formats; null: it has none. Left out, a stored content stays while the description is the same. */
                    content?: components["schemas"]["LessonTextInput"] | null;
                    /**
                     * @description The text of the lesson without formats; not read where there is a content.
                     * @default
                     */
                    description: string;
                    /** @default [] */
                    documentList: {
                        /** @description 1 video, 2 PDF. */
                        documentTypeId: number;
                        /** @default false */
                        downlodable: boolean;
                        fileName: string;
                        /**
                         * @description Null for a part that is not stored yet.
                         * @default null
                         */
                        id: number | null;
                        name: string;
                    }[];
                    /** @description Minutes, a multiple of 15. */
                    duration: number;
                    /**
                     * @description Null for a part that is not stored yet.
                     * @default null
                     */
                    id: number | null;
                    /**
                     * @description Not shown in the documents. Open to everyone before buying.
                     * @default false
                     */
                    isFreePreview: boolean;
                    name: string;
                }[];
                name: string;
                /** @default null */
                professorNameId: number | null;
            }[];
            /** @default  */
            prerequisites: string;
            /**
             * @description Euro; null or 0: not for sale.
             * @default null
             */
            price: number | null;
            /**
             * @description Euro; null or 0: not for sale.
             * @default null
             */
            priceCertification: number | null;
            /**
             * @description Euro; null or 0: not for sale.
             * @default null
             */
            priceSimulation: number | null;
            statoCorso: number;
            /** @default  */
            synopses: string;
            title: string;
            /** @description Not shown in the documents. How long an attestation is valid; null: without end. Left out, the stored one stays. */
            validity?: {
                months: number;
                /**
                 * @description The published course that renews it.
                 * @default null
                 */
                refresherId: number | null;
            } | null;
            /**
             * @description The version that was read; needed with an id.
             * @default null
             */
            version: number | null;
        };
        CourseDocument: {
            downlodable: boolean;
            fileName: string;
            url: string;
        };
        CourseDocumentInput: {
            downlodable: boolean;
            fileName: string;
            url: string;
        };
        CourseFinds: {
            items: {
                /** @description The document, as `Courses/Document` takes it. */
                fileName: string | null;
                /** @description A closed lesson is found by its name alone. */
                isOpen: boolean;
                /**
                 * @description What has the words.
                 * @enum {string}
                 */
                kind: "lesson" | "document" | "text" | "transcript";
                /** @description Null for a document of a module or the course. */
                lessonId: number | null;
                lessonName: string;
                /** @description The words in it: first sign, and the sign after the last. */
                marks: [
                    number,
                    number
                ][];
                /** @description The paragraph of the text. */
                paragraph: string | null;
                /** @description The moment of the video. */
                second: number | null;
                /** @description An excerpt. */
                text: string;
            }[];
            totalItems: number;
        };
        CourseFindsInput: {
            items: {
                /** @description The document, as `Courses/Document` takes it. */
                fileName: string | null;
                /** @description A closed lesson is found by its name alone. */
                isOpen: boolean;
                /**
                 * @description What has the words.
                 * @enum {string}
                 */
                kind: "lesson" | "document" | "text" | "transcript";
                /** @description Null for a document of a module or the course. */
                lessonId: number | null;
                lessonName: string;
                /** @description The words in it: first sign, and the sign after the last. */
                marks: [
                    number,
                    number
                ][];
                /** @description The paragraph of the text. */
                paragraph: string | null;
                /** @description The moment of the video. */
                second: number | null;
                /** @description An excerpt. */
                text: string;
            }[];
            totalItems: number;
        };
        CourseListItem: {
            categoriesId: number | null;
            category: string;
            /** @description Not shown in the documents. Look of the category. */
            categoryKey: string | null;
            costoCertificazione: number | null;
            costoSimulazione: number | null;
            dataOrdine: string | null;
            /** @description Minutes. */
            durataCorso: number;
            id: number;
            levelsId: number | null;
            /** @description Progress; null for a course not bought. */
            percentage: number | null;
            price: number | null;
            professorName: string;
            ratio: number | null;
            statoCorso: number;
            title: string;
            urlImage: string | null;
            /** @description Not shown in the documents. Number of votes. */
            votes: number;
        };
        CourseListItemInput: {
            categoriesId: number | null;
            category: string;
            /** @description Not shown in the documents. Look of the category. */
            categoryKey: string | null;
            costoCertificazione: number | null;
            costoSimulazione: number | null;
            dataOrdine: string | null;
            /** @description Minutes. */
            durataCorso: number;
            id: number;
            levelsId: number | null;
            /** @description Progress; null for a course not bought. */
            percentage: number | null;
            price: number | null;
            professorName: string;
            ratio: number | null;
            statoCorso: number;
            title: string;
            urlImage: string | null;
            /** @description Not shown in the documents. Number of votes. */
            votes: number;
        };
        CourseQuestions: {
            /** @description At most 100 without and 100 with an answer. */
            items: components["schemas"]["LessonQuestion"][];
            mayAnswer: boolean;
            mayAsk: boolean;
            /** @description Who gets the questions of each lesson. */
            teachers: {
                lessonId: number;
                names: string[];
            }[];
        };
        CourseQuestionsInput: {
            /** @description At most 100 without and 100 with an answer. */
            items: components["schemas"]["LessonQuestionInput"][];
            mayAnswer: boolean;
            mayAsk: boolean;
            /** @description Who gets the questions of each lesson. */
            teachers: {
                lessonId: number;
                names: string[];
            }[];
        };
        /** @description Not shown in the documents. A vote with words. */
        CourseReview: {
            /** @description First name and initial. */
            authorName: string | null;
            comment: string;
            date: string;
            /** Format: uuid */
            id: string;
            /** @description Shown to its author and to administrators only. */
            isHidden: boolean;
            isOwn: boolean;
            /** @description By the caller. */
            isReported: boolean;
            rank: number;
            /** @description For administrators only. */
            reports: number | null;
        };
        /** @description Not shown in the documents. A vote with words. */
        CourseReviewInput: {
            /** @description First name and initial. */
            authorName: string | null;
            comment: string;
            date: string;
            /** Format: uuid */
            id: string;
            /** @description Shown to its author and to administrators only. */
            isHidden: boolean;
            isOwn: boolean;
            /** @description By the caller. */
            isReported: boolean;
            rank: number;
            /** @description For administrators only. */
            reports: number | null;
        };
        CourseSubscriber: {
            name: string;
            /** @description Progress. */
            percentage: number;
            subscribedAt: string;
            surname: string;
            userId: string;
        };
        CourseSubscriberInput: {
            name: string;
            /** @description Progress. */
            percentage: number;
            subscribedAt: string;
            surname: string;
            userId: string;
        };
        CreditMonth: {
            /** @description `2026-11`, in Italy. */
            month: string;
            /** @description The same of profit sharing. Null for who is no teacher (WALLET-04). */
            profitSharing: number | null;
            /** @description Earned, less what refunds took back. */
            received: number;
            /** @description Available rewards when the month ended, or now. */
            reward: number;
            /** @description Moved into the coupon, less what was taken out. */
            setAside: number;
            /** @description For orders, less what came back, and paid out in euro. */
            spent: number;
        };
        CreditMonthInput: {
            /** @description `2026-11`, in Italy. */
            month: string;
            /** @description The same of profit sharing. Null for who is no teacher (WALLET-04). */
            profitSharing: number | null;
            /** @description Earned, less what refunds took back. */
            received: number;
            /** @description Available rewards when the month ended, or now. */
            reward: number;
            /** @description Moved into the coupon, less what was taken out. */
            setAside: number;
            /** @description For orders, less what came back, and paid out in euro. */
            spent: number;
        };
        CreditMovement: {
            /** @description Of pending credits. */
            availableAt: string | null;
            corsoId: number | null;
            /** Format: date-time */
            date: string;
            id: string;
            /** @description Euro; negative where credits went. */
            importo: number;
            /** @enum {string} */
            kind: "earned" | "released" | "reversed" | "coupon" | "ordered" | "spent" | "returned" | "lapsed" | "redemption";
            /** @description RewardForPromotion 3, ProfitSharing 4. */
            tipoNotarizzazioneId: number;
            titoloCorso: string | null;
            /** @description The explorer’s page of its note on the ledger, or of the NFT; null until it is noted, and where no explorer is configured (E122). */
            urlTransazione: string | null;
        };
        CreditMovementInput: {
            /** @description Of pending credits. */
            availableAt: string | null;
            corsoId: number | null;
            /** Format: date-time */
            date: string;
            id: string;
            /** @description Euro; negative where credits went. */
            importo: number;
            /** @enum {string} */
            kind: "earned" | "released" | "reversed" | "coupon" | "ordered" | "spent" | "returned" | "lapsed" | "redemption";
            /** @description RewardForPromotion 3, ProfitSharing 4. */
            tipoNotarizzazioneId: number;
            titoloCorso: string | null;
            /** @description The explorer’s page of its note on the ledger, or of the NFT; null until it is noted, and where no explorer is configured (E122). */
            urlTransazione: string | null;
        };
        CreditNote: {
            /** Format: date-time */
            data: string;
            id: number;
            imponibile: number;
            importo: number;
            iva: number;
            numero: string;
        };
        CreditNoteInput: {
            /** Format: date-time */
            data: string;
            id: number;
            imponibile: number;
            importo: number;
            iva: number;
            numero: string;
        };
        CurriculumShare: {
            sharedAt: string;
            sharedId: string;
        };
        CurriculumShareInput: {
            sharedAt: string;
            sharedId: string;
        };
        DataExport: {
            expiresAt: string | null;
            progress: number;
            requestedAt: string;
            sizeBytes: number | null;
            /** @enum {string} */
            state: "waiting" | "running" | "ready" | "failed";
            url: string | null;
        };
        DataExportInput: {
            expiresAt: string | null;
            progress: number;
            requestedAt: string;
            sizeBytes: number | null;
            /** @enum {string} */
            state: "waiting" | "running" | "ready" | "failed";
            url: string | null;
        };
        Discount: {
            description: string;
            sconto: number;
        };
        DiscountInput: {
            description: string;
            sconto: number;
        };
        EarlierCredential: {
            credentialId: string;
            hash: string;
            idNotarizzazione: string;
            issuer: string;
            replacedAt: string;
            salt: string;
        };
        EarlierCredentialInput: {
            credentialId: string;
            hash: string;
            idNotarizzazione: string;
            issuer: string;
            replacedAt: string;
            salt: string;
        };
        EditedCourse: {
            categoriesId: number | null;
            category: string;
            categoryKey: string | null;
            corsoFaq: {
                answare: string;
                id: number;
                question: string;
            }[];
            corsoTags: string[];
            CorsoUnitCode: string;
            coverImage: {
                documentId: number;
                /** @description Not shown in the documents. `fileNameAzure` of the uploaded picture; null for a demo picture. */
                fileNameRef: string | null;
                name: string;
                url: string;
            } | null;
            credits: number;
            dataCreazione: string;
            description: string;
            difficultyCourse: string | null;
            documentList: {
                documentId: number;
                /** @description 1 video, 2 PDF. */
                documentTypeId: number;
                downlodable: boolean;
                fileName: string;
                id: number;
                name: string;
                /** @description Not shown in the documents. Bytes. */
                size: number | null;
                /** @description 0 WbUploaded, 1 InCaricamento, 2 Disponibile. */
                status: number;
                url: string | null;
            }[];
            /** @description Minutes: the sum of the modules. */
            durataCorso: number;
            escoSkills: {
                name: string;
                url: string;
            }[];
            id: number;
            levelsId: number | null;
            macroCategory: {
                id: number;
                name: string;
            } | null;
            modules: {
                description: string;
                documentList: {
                    documentId: number;
                    /** @description 1 video, 2 PDF. */
                    documentTypeId: number;
                    downlodable: boolean;
                    fileName: string;
                    id: number;
                    name: string;
                    /** @description Not shown in the documents. Bytes. */
                    size: number | null;
                    /** @description 0 WbUploaded, 1 InCaricamento, 2 Disponibile. */
                    status: number;
                    url: string | null;
                }[];
                /** @description Minutes: the sum of its lessons. */
                duration: number;
                id: number;
                isCompleted: boolean;
                lessonList: {
                    completedDate: string | null;
                    /** @description Not shown in the documents. The text with its formats; null: it was written without. */
                    content: components["schemas"]["LessonText"] | null;
                    description: string;
                    documentList: {
                        documentId: number;
                        /** @description 1 video, 2 PDF. */
                        documentTypeId: number;
                        downlodable: boolean;
                        fileName: string;
                        id: number;
                        name: string;
                        /** @description Not shown in the documents. Bytes. */
                        size: number | null;
                        /** @description 0 WbUploaded, 1 InCaricamento, 2 Disponibile. */
                        status: number;
                        url: string | null;
                    }[];
                    duration: number;
                    id: number;
                    index: number;
                    isCompleted: boolean;
                    isFreePreview: boolean;
                    moduloId: number;
                    name: string;
                }[];
                name: string;
                professor: {
                    label: string;
                    /** @description Not shown in the documents. What the teacher is expert in. */
                    specialty: string;
                    value: number;
                } | null;
                professorNameId: number | null;
            }[];
            prerequisites: string;
            price: number | null;
            priceCertification: number | null;
            priceSimulation: number | null;
            professors: {
                label: string;
                /** @description Not shown in the documents. What the teacher is expert in. */
                specialty: string;
                value: number;
            }[];
            statoCorso: number;
            synopses: string;
            title: string;
            /** @description Not shown in the documents. Null: an attestation has no end. */
            validity: {
                months: number;
                /**
                 * @description The published course that renews it.
                 * @default null
                 */
                refresherId: number | null;
                refresherTitle: string | null;
            } | null;
            version: number;
        };
        EditedCourseInput: {
            categoriesId: number | null;
            category: string;
            categoryKey: string | null;
            corsoFaq: {
                answare: string;
                id: number;
                question: string;
            }[];
            corsoTags: string[];
            CorsoUnitCode: string;
            coverImage: {
                documentId: number;
                /** @description Not shown in the documents. `fileNameAzure` of the uploaded picture; null for a demo picture. */
                fileNameRef: string | null;
                name: string;
                url: string;
            } | null;
            credits: number;
            dataCreazione: string;
            description: string;
            difficultyCourse: string | null;
            documentList: {
                documentId: number;
                /** @description 1 video, 2 PDF. */
                documentTypeId: number;
                downlodable: boolean;
                fileName: string;
                id: number;
                name: string;
                /** @description Not shown in the documents. Bytes. */
                size: number | null;
                /** @description 0 WbUploaded, 1 InCaricamento, 2 Disponibile. */
                status: number;
                url: string | null;
            }[];
            /** @description Minutes: the sum of the modules. */
            durataCorso: number;
            escoSkills: {
                name: string;
                url: string;
            }[];
            id: number;
            levelsId: number | null;
            macroCategory: {
                id: number;
                name: string;
            } | null;
            modules: {
                description: string;
                documentList: {
                    documentId: number;
                    /** @description 1 video, 2 PDF. */
                    documentTypeId: number;
                    downlodable: boolean;
                    fileName: string;
                    id: number;
                    name: string;
                    /** @description Not shown in the documents. Bytes. */
                    size: number | null;
                    /** @description 0 WbUploaded, 1 InCaricamento, 2 Disponibile. */
                    status: number;
                    url: string | null;
                }[];
                /** @description Minutes: the sum of its lessons. */
                duration: number;
                id: number;
                isCompleted: boolean;
                lessonList: {
                    completedDate: string | null;
                    /** @description Not shown in the documents. The text with its formats; null: it was written without. */
                    content: components["schemas"]["LessonTextInput"] | null;
                    description: string;
                    documentList: {
                        documentId: number;
                        /** @description 1 video, 2 PDF. */
                        documentTypeId: number;
                        downlodable: boolean;
                        fileName: string;
                        id: number;
                        name: string;
                        /** @description Not shown in the documents. Bytes. */
                        size: number | null;
                        /** @description 0 WbUploaded, 1 InCaricamento, 2 Disponibile. */
                        status: number;
                        url: string | null;
                    }[];
                    duration: number;
                    id: number;
                    index: number;
                    isCompleted: boolean;
                    isFreePreview: boolean;
                    moduloId: number;
                    name: string;
                }[];
                name: string;
                professor: {
                    label: string;
                    /** @description Not shown in the documents. What the teacher is expert in. */
                    specialty: string;
                    value: number;
                } | null;
                professorNameId: number | null;
            }[];
            prerequisites: string;
            price: number | null;
            priceCertification: number | null;
            priceSimulation: number | null;
            professors: {
                label: string;
                /** @description Not shown in the documents. What the teacher is expert in. */
                specialty: string;
                value: number;
            }[];
            statoCorso: number;
            synopses: string;
            title: string;
            /** @description Not shown in the documents. Null: an attestation has no end. */
            validity: {
                months: number;
                /**
                 * @description The published course that renews it.
                 * @default null
                 */
                refresherId: number | null;
                refresherTitle: string | null;
            } | null;
            version: number;
        };
        EndedExamAttempt: {
            answered: number;
            /** @description ISO 8601, UTC. */
            endedAt: string;
            /** @enum {string} */
            endedBy: "candidate" | "time" | "withdrawn";
            /** Format: uuid */
            id: string;
            questions: number;
        };
        EndedExamAttemptInput: {
            answered: number;
            /** @description ISO 8601, UTC. */
            endedAt: string;
            /** @enum {string} */
            endedBy: "candidate" | "time" | "withdrawn";
            /** Format: uuid */
            id: string;
            questions: number;
        };
        ExamAttempt: {
            courseId: number;
            courseTitle: string;
            endedAt: string | null;
            endedBy: ("candidate" | "time" | "withdrawn") | null;
            /** @description ISO 8601, UTC. */
            endsAt: string;
            /** Format: uuid */
            id: string;
            /** @description Whether the page that was named may write. */
            isHere: boolean;
            isPreview: boolean;
            /** @enum {string} */
            kind: "certification" | "simulation";
            /** @description In the order of this attempt; empty when it has ended. */
            questions: {
                answer: ({
                    optionId: string;
                } | {
                    optionIds: string[];
                } | {
                    value: boolean;
                } | {
                    value: number;
                } | {
                    optionOf: {
                        [key: string]: string;
                    };
                } | {
                    x: number;
                    y: number;
                } | {
                    text: string;
                }) | null;
                answeredAt: string | null;
                area: string;
                /** @description By kind; ids are of this attempt. */
                content: {
                    options: {
                        id: string;
                        text: string;
                    }[];
                    prompts: {
                        id: string;
                        text: string;
                    }[];
                } | {
                    options: {
                        id: string;
                        text: string;
                    }[];
                } | {
                    unit: string;
                } | Record<string, never>;
                isFlagged: boolean;
                /** @enum {string} */
                kind: "single" | "multiple" | "trueFalse" | "number" | "order" | "match" | "hotSpot" | "text";
                pictureText: string;
                /** @description For some minutes; read the attempt again for more. */
                pictureUrl: string | null;
                points: number;
                position: number;
                /** @description Of the last write; 0 before the first. */
                sequence: number;
                stem: string;
            }[];
            /** @description ISO 8601, UTC. */
            serverTime: string;
            /** @description ISO 8601, UTC. */
            startedAt: string;
        };
        ExamAttemptInput: {
            courseId: number;
            courseTitle: string;
            endedAt: string | null;
            endedBy: ("candidate" | "time" | "withdrawn") | null;
            /** @description ISO 8601, UTC. */
            endsAt: string;
            /** Format: uuid */
            id: string;
            /** @description Whether the page that was named may write. */
            isHere: boolean;
            isPreview: boolean;
            /** @enum {string} */
            kind: "certification" | "simulation";
            /** @description In the order of this attempt; empty when it has ended. */
            questions: {
                answer: ({
                    optionId: string;
                } | {
                    optionIds: string[];
                } | {
                    value: boolean;
                } | {
                    value: number;
                } | {
                    optionOf: {
                        [key: string]: string;
                    };
                } | {
                    x: number;
                    y: number;
                } | {
                    text: string;
                }) | null;
                answeredAt: string | null;
                area: string;
                /** @description By kind; ids are of this attempt. */
                content: {
                    options: {
                        id: string;
                        text: string;
                    }[];
                    prompts: {
                        id: string;
                        text: string;
                    }[];
                } | {
                    options: {
                        id: string;
                        text: string;
                    }[];
                } | {
                    unit: string;
                } | Record<string, never>;
                isFlagged: boolean;
                /** @enum {string} */
                kind: "single" | "multiple" | "trueFalse" | "number" | "order" | "match" | "hotSpot" | "text";
                pictureText: string;
                /** @description For some minutes; read the attempt again for more. */
                pictureUrl: string | null;
                points: number;
                position: number;
                /** @description Of the last write; 0 before the first. */
                sequence: number;
                stem: string;
            }[];
            /** @description ISO 8601, UTC. */
            serverTime: string;
            /** @description ISO 8601, UTC. */
            startedAt: string;
        };
        ExamCandidate: {
            attempts: number;
            /** @description Null while none has ended. */
            bestPercent: number | null;
            /** @description Under way now. */
            isLive: boolean;
            isPassed: boolean;
            lastStartedAt: string;
            name: string;
            surname: string;
            /** Format: uuid */
            userId: string;
        };
        ExamCandidateInput: {
            attempts: number;
            /** @description Null while none has ended. */
            bestPercent: number | null;
            /** @description Under way now. */
            isLive: boolean;
            isPassed: boolean;
            lastStartedAt: string;
            name: string;
            surname: string;
            /** Format: uuid */
            userId: string;
        };
        ExamExtraTimeBody: {
            email: string;
            /** @description On top of the time of the plan. */
            percent: number;
        };
        ExamExtraTimeBodyInput: {
            email: string;
            /** @description On top of the time of the plan. */
            percent: number;
        };
        ExamExtraTimes: {
            name: string;
            percent: number;
            surname: string;
            userId: string;
        }[];
        ExamExtraTimesInput: {
            name: string;
            percent: number;
            surname: string;
            userId: string;
        }[];
        ExamImportBody: {
            /** @description `fileNameAzure` of a package that was uploaded as `question-package`. */
            fileNameRef: string;
        };
        ExamImportBodyInput: {
            /** @description `fileNameAzure` of a package that was uploaded as `question-package`. */
            fileNameRef: string;
        };
        ExamImportNotice: {
            /** @enum {string} */
            code: "UNSUPPORTED_INTERACTION" | "SEVERAL_INTERACTIONS" | "NO_INTERACTION" | "NO_KEY" | "MATCH_NOT_ONE_EACH" | "SEVERAL_SPOTS" | "SPOT_SHAPE" | "MEDIA" | "MATHEMATICS" | "PICTURE_IN_OPTION" | "PICTURE_MISSING" | "PICTURE_UNREADABLE" | "SEVERAL_PICTURES" | "STIMULUS" | "TEMPLATE" | "ADAPTIVE" | "QUESTION_INVALID" | "XML_INVALID" | "DTD_REFUSED" | "TOO_LARGE" | "FILE_MISSING" | "NOT_AN_ITEM" | "PARTIAL_POINTS" | "POINTS_ROUNDED" | "CUSTOM_SCORING" | "CASE_SENSITIVE" | "FORMATTING" | "RUBRIC" | "FEEDBACK" | "FEEDBACK_JOINED" | "SPOTS_LEFT_OUT" | "FIXED_ORDER" | "TITLE_AS_STEM" | "ACCESSIBILITY" | "PICTURE_WITHOUT_TEXT" | "NOT_IN_MANIFEST";
            /** @description Interaction, element or field that it is about. */
            construct: string;
            /** @description In the package. */
            file: string;
            /** @description Whether the question can be added all the same. */
            isRead: boolean;
            title: string;
        };
        ExamImportNoticeInput: {
            /** @enum {string} */
            code: "UNSUPPORTED_INTERACTION" | "SEVERAL_INTERACTIONS" | "NO_INTERACTION" | "NO_KEY" | "MATCH_NOT_ONE_EACH" | "SEVERAL_SPOTS" | "SPOT_SHAPE" | "MEDIA" | "MATHEMATICS" | "PICTURE_IN_OPTION" | "PICTURE_MISSING" | "PICTURE_UNREADABLE" | "SEVERAL_PICTURES" | "STIMULUS" | "TEMPLATE" | "ADAPTIVE" | "QUESTION_INVALID" | "XML_INVALID" | "DTD_REFUSED" | "TOO_LARGE" | "FILE_MISSING" | "NOT_AN_ITEM" | "PARTIAL_POINTS" | "POINTS_ROUNDED" | "CUSTOM_SCORING" | "CASE_SENSITIVE" | "FORMATTING" | "RUBRIC" | "FEEDBACK" | "FEEDBACK_JOINED" | "SPOTS_LEFT_OUT" | "FIXED_ORDER" | "TITLE_AS_STEM" | "ACCESSIBILITY" | "PICTURE_WITHOUT_TEXT" | "NOT_IN_MANIFEST";
            /** @description Interaction, element or field that it is about. */
            construct: string;
            /** @description In the package. */
            file: string;
            /** @description Whether the question can be added all the same. */
            isRead: boolean;
            title: string;
        };
        ExamImportReport: {
            /** @description What it became; null while it has not been added. */
            added: number | null;
            fileName: string;
            notices: components["schemas"]["ExamImportNotice"][];
            /** @description Questions without a loss. */
            read: number;
            sizeBytes: number;
            /** @description Tests of the package, which are not read. */
            tests: string[];
            unread: number;
            /** @description Of QTI; null where the manifest names none. */
            version: string | null;
            /** @description Questions that are read with a warning. */
            warned: number;
        };
        ExamImportReportInput: {
            /** @description What it became; null while it has not been added. */
            added: number | null;
            fileName: string;
            notices: components["schemas"]["ExamImportNoticeInput"][];
            /** @description Questions without a loss. */
            read: number;
            sizeBytes: number;
            /** @description Tests of the package, which are not read. */
            tests: string[];
            unread: number;
            /** @description Of QTI; null where the manifest names none. */
            version: string | null;
            /** @description Questions that are read with a warning. */
            warned: number;
        };
        ExamOverview: {
            areas: {
                name: string;
                questions: number;
            }[];
            /** @description Ended ones, the last first. */
            attempts: {
                /** @description ISO 8601, UTC. */
                endedAt: string;
                /** @enum {string} */
                endedBy: "candidate" | "time" | "withdrawn";
                /** Format: uuid */
                id: string;
                isPassed: boolean;
                /** @description The first attempt is 1. */
                number: number;
                percent: number;
                /** @description ISO 8601, UTC. */
                startedAt: string;
            }[];
            courseId: number;
            courseTitle: string;
            /** @description Where who can take an external exam now takes it; null for others, and for ours. */
            externalUrl: string | null;
            extraMinutes: number;
            /** @description 0 where one may begin again at once. */
            hoursBetween: number;
            identity: {
                birthDate: string;
                email: string;
                name: string;
                surname: string;
            };
            /** @description For authors: nothing counts, nothing is bought. */
            isPreview: boolean;
            /** @enum {string} */
            kind: "certification" | "simulation";
            /** @description The exam that this person has under way, of this course or another. */
            live: {
                courseId: number;
                courseTitle: string;
                /** @description ISO 8601, UTC. */
                endsAt: string;
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "certification" | "simulation";
            } | null;
            /** @description Without the extra time of this person. */
            minutes: number;
            questions: number;
            /** @description Why none can be started now; null when one can, or goes on. */
            refusal: {
                /** @enum {string} */
                code: "EXAM_NOT_PAID" | "EXAM_NEEDS_COMPLETION" | "EXAM_TOO_SOON" | "EXAM_ALREADY_PASSED" | "EXAM_OTHER_LIVE" | "EXAM_NOT_READY" | "EXAM_IS_EXTERNAL";
                text: string;
            } | null;
            /** @description By which the next attempt is taken; null without one. */
            right: {
                /** @description Null: as many as one wants. */
                attempts: number | null;
                attemptsLeft: number | null;
                /** @description ISO 8601, UTC. */
                validUntil: string;
            } | null;
            /** @description ISO 8601, UTC. */
            serverTime: string;
            /** @description When the next may begin, while that is to come; also where it has to be bought first. */
            startsFrom: string | null;
            thresholdPercent: number;
        };
        ExamOverviewInput: {
            areas: {
                name: string;
                questions: number;
            }[];
            /** @description Ended ones, the last first. */
            attempts: {
                /** @description ISO 8601, UTC. */
                endedAt: string;
                /** @enum {string} */
                endedBy: "candidate" | "time" | "withdrawn";
                /** Format: uuid */
                id: string;
                isPassed: boolean;
                /** @description The first attempt is 1. */
                number: number;
                percent: number;
                /** @description ISO 8601, UTC. */
                startedAt: string;
            }[];
            courseId: number;
            courseTitle: string;
            /** @description Where who can take an external exam now takes it; null for others, and for ours. */
            externalUrl: string | null;
            extraMinutes: number;
            /** @description 0 where one may begin again at once. */
            hoursBetween: number;
            identity: {
                birthDate: string;
                email: string;
                name: string;
                surname: string;
            };
            /** @description For authors: nothing counts, nothing is bought. */
            isPreview: boolean;
            /** @enum {string} */
            kind: "certification" | "simulation";
            /** @description The exam that this person has under way, of this course or another. */
            live: {
                courseId: number;
                courseTitle: string;
                /** @description ISO 8601, UTC. */
                endsAt: string;
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "certification" | "simulation";
            } | null;
            /** @description Without the extra time of this person. */
            minutes: number;
            questions: number;
            /** @description Why none can be started now; null when one can, or goes on. */
            refusal: {
                /** @enum {string} */
                code: "EXAM_NOT_PAID" | "EXAM_NEEDS_COMPLETION" | "EXAM_TOO_SOON" | "EXAM_ALREADY_PASSED" | "EXAM_OTHER_LIVE" | "EXAM_NOT_READY" | "EXAM_IS_EXTERNAL";
                text: string;
            } | null;
            /** @description By which the next attempt is taken; null without one. */
            right: {
                /** @description Null: as many as one wants. */
                attempts: number | null;
                attemptsLeft: number | null;
                /** @description ISO 8601, UTC. */
                validUntil: string;
            } | null;
            /** @description ISO 8601, UTC. */
            serverTime: string;
            /** @description When the next may begin, while that is to come; also where it has to be bought first. */
            startsFrom: string | null;
            thresholdPercent: number;
        };
        ExamPlan: {
            /** @description How many questions of each area, in the order of the exam. */
            areas: {
                area: string;
                drawn: number;
            }[];
            /** @description Of one purchase; null: as many as one wants. */
            attempts: number | null;
            /** @description Where an external exam is taken; https, or the demo examiner. */
            externalUrl: string | null;
            /** @enum {string} */
            host: "ours" | "external";
            hoursBetween: number;
            minutes: number;
            shufflesOptions: boolean;
            shufflesQuestions: boolean;
            thresholdPercent: number;
            updatedAt: string;
            /** @description How long a purchase can be used. */
            validDays: number;
        };
        ExamPlanBody: {
            /** @description Null: the course has no such exam. */
            plan: {
                /** @description How many questions of each area, in the order of the exam. */
                areas: {
                    area: string;
                    drawn: number;
                }[];
                /** @description Of one purchase; null: as many as one wants. */
                attempts: number | null;
                /** @description Where an external exam is taken; https, or the demo examiner. */
                externalUrl: string | null;
                /** @enum {string} */
                host: "ours" | "external";
                hoursBetween: number;
                minutes: number;
                shufflesOptions: boolean;
                shufflesQuestions: boolean;
                thresholdPercent: number;
                /** @description How long a purchase can be used. */
                validDays: number;
            } | null;
            /** @description Of the plan that was read; null where there was none. */
            updatedAt: string | null;
        };
        ExamPlanBodyInput: {
            /** @description Null: the course has no such exam. */
            plan: {
                /** @description How many questions of each area, in the order of the exam. */
                areas: {
                    area: string;
                    drawn: number;
                }[];
                /** @description Of one purchase; null: as many as one wants. */
                attempts: number | null;
                /** @description Where an external exam is taken; https, or the demo examiner. */
                externalUrl: string | null;
                /** @enum {string} */
                host: "ours" | "external";
                hoursBetween: number;
                minutes: number;
                shufflesOptions: boolean;
                shufflesQuestions: boolean;
                thresholdPercent: number;
                /** @description How long a purchase can be used. */
                validDays: number;
            } | null;
            /** @description Of the plan that was read; null where there was none. */
            updatedAt: string | null;
        };
        ExamPlanInput: {
            /** @description How many questions of each area, in the order of the exam. */
            areas: {
                area: string;
                drawn: number;
            }[];
            /** @description Of one purchase; null: as many as one wants. */
            attempts: number | null;
            /** @description Where an external exam is taken; https, or the demo examiner. */
            externalUrl: string | null;
            /** @enum {string} */
            host: "ours" | "external";
            hoursBetween: number;
            minutes: number;
            shufflesOptions: boolean;
            shufflesQuestions: boolean;
            thresholdPercent: number;
            updatedAt: string;
            /** @description How long a purchase can be used. */
            validDays: number;
        };
        ExamPlans: {
            areas: {
                active: number;
                area: string;
                highestPoints: number;
                /** @description Of one active question; 0 without any. */
                lowestPoints: number;
                questions: number;
            }[];
            certification: components["schemas"]["ExamPlan"] | null;
            /** @description Percent of each person who has more time. */
            extraTimes: number[];
            simulation: components["schemas"]["ExamPlan"] | null;
        };
        ExamPlansInput: {
            areas: {
                active: number;
                area: string;
                highestPoints: number;
                /** @description Of one active question; 0 without any. */
                lowestPoints: number;
                questions: number;
            }[];
            certification: components["schemas"]["ExamPlanInput"] | null;
            /** @description Percent of each person who has more time. */
            extraTimes: number[];
            simulation: components["schemas"]["ExamPlanInput"] | null;
        };
        ExamPreview: {
            minutes: number;
            questions: {
                area: string;
                explanation: string;
                id: number;
                /** @description Options in the order that the candidate sees. */
                item: components["schemas"]["ExamQuestionItem"];
                picture: {
                    text: string;
                    url: string;
                } | null;
                points: number;
                stem: string;
            }[];
            seed: string;
            thresholdPercent: number;
        };
        ExamPreviewInput: {
            minutes: number;
            questions: {
                area: string;
                explanation: string;
                id: number;
                /** @description Options in the order that the candidate sees. */
                item: components["schemas"]["ExamQuestionItemInput"];
                picture: {
                    text: string;
                    url: string;
                } | null;
                points: number;
                stem: string;
            }[];
            seed: string;
            thresholdPercent: number;
        };
        ExamQuestion: {
            area: string;
            courseId: number;
            /** @description Shown after a simulation, never after a certification. */
            explanation: string;
            id: number;
            item: components["schemas"]["ExamQuestionItem"];
            picture: {
                fileNameRef: string;
                text: string;
                /** @description Valid for ten minutes. */
                url: string;
            } | null;
            points: number;
            /** @enum {string} */
            state: "draft" | "active" | "review" | "retired";
            /** @description The question as one reads it. */
            stem: string;
            /** @description By how many attempts. */
            timesDrawn: number;
            version: number;
        };
        ExamQuestionBody: {
            area: string;
            courseId: number;
            /** @description Shown after a simulation, never after a certification. */
            explanation: string;
            item: components["schemas"]["ExamQuestionItem"];
            picture: {
                /** @description `fileNameAzure` of the uploaded picture. */
                fileNameRef: string;
                /** @description For who does not see it. */
                text: string;
            } | null;
            points: number;
            /** @enum {string} */
            state: "draft" | "active" | "review" | "retired";
            /** @description The question as one reads it. */
            stem: string;
        };
        ExamQuestionBodyInput: {
            area: string;
            courseId: number;
            /** @description Shown after a simulation, never after a certification. */
            explanation: string;
            item: components["schemas"]["ExamQuestionItemInput"];
            picture: {
                /** @description `fileNameAzure` of the uploaded picture. */
                fileNameRef: string;
                /** @description For who does not see it. */
                text: string;
            } | null;
            points: number;
            /** @enum {string} */
            state: "draft" | "active" | "review" | "retired";
            /** @description The question as one reads it. */
            stem: string;
        };
        ExamQuestionChange: {
            area: string;
            /** @description Shown after a simulation, never after a certification. */
            explanation: string;
            item: components["schemas"]["ExamQuestionItem"];
            picture: {
                /** @description `fileNameAzure` of the uploaded picture. */
                fileNameRef: string;
                /** @description For who does not see it. */
                text: string;
            } | null;
            points: number;
            /** @enum {string} */
            state: "draft" | "active" | "review" | "retired";
            /** @description The question as one reads it. */
            stem: string;
            /** @description The one that was read. */
            version: number;
        };
        ExamQuestionChangeInput: {
            area: string;
            /** @description Shown after a simulation, never after a certification. */
            explanation: string;
            item: components["schemas"]["ExamQuestionItemInput"];
            picture: {
                /** @description `fileNameAzure` of the uploaded picture. */
                fileNameRef: string;
                /** @description For who does not see it. */
                text: string;
            } | null;
            points: number;
            /** @enum {string} */
            state: "draft" | "active" | "review" | "retired";
            /** @description The question as one reads it. */
            stem: string;
            /** @description The one that was read. */
            version: number;
        };
        ExamQuestionInput: {
            area: string;
            courseId: number;
            /** @description Shown after a simulation, never after a certification. */
            explanation: string;
            id: number;
            item: components["schemas"]["ExamQuestionItemInput"];
            picture: {
                fileNameRef: string;
                text: string;
                /** @description Valid for ten minutes. */
                url: string;
            } | null;
            points: number;
            /** @enum {string} */
            state: "draft" | "active" | "review" | "retired";
            /** @description The question as one reads it. */
            stem: string;
            /** @description By how many attempts. */
            timesDrawn: number;
            version: number;
        };
        ExamQuestionItem: {
            content: {
                options: {
                    id: string;
                    text: string;
                }[];
            };
            key: {
                optionId: string;
            };
            /** @constant */
            kind: "single";
        } | {
            content: {
                options: {
                    id: string;
                    text: string;
                }[];
            };
            key: {
                optionIds: string[];
            };
            /** @constant */
            kind: "multiple";
        } | {
            content: Record<string, never>;
            key: {
                value: boolean;
            };
            /** @constant */
            kind: "trueFalse";
        } | {
            content: {
                unit: string;
            };
            key: {
                tolerance: number;
                value: number;
            };
            /** @constant */
            kind: "number";
        } | {
            content: {
                options: {
                    id: string;
                    text: string;
                }[];
            };
            key: {
                optionIds: string[];
            };
            /** @constant */
            kind: "order";
        } | {
            content: {
                options: {
                    id: string;
                    text: string;
                }[];
                prompts: {
                    id: string;
                    text: string;
                }[];
            };
            key: {
                optionOf: {
                    [key: string]: string;
                };
            };
            /** @constant */
            kind: "match";
        } | {
            content: Record<string, never>;
            key: {
                regions: ({
                    height: number;
                    left: number;
                    /** @constant */
                    shape: "rectangle";
                    top: number;
                    width: number;
                } | {
                    /** @description Of the width. */
                    radius: number;
                    /** @constant */
                    shape: "circle";
                    x: number;
                    y: number;
                })[];
            };
            /** @constant */
            kind: "hotSpot";
        } | {
            content: Record<string, never>;
            key: {
                accepted: string[];
            };
            /** @constant */
            kind: "text";
        };
        ExamQuestionItemInput: {
            content: {
                options: {
                    id: string;
                    text: string;
                }[];
            };
            key: {
                optionId: string;
            };
            /** @constant */
            kind: "single";
        } | {
            content: {
                options: {
                    id: string;
                    text: string;
                }[];
            };
            key: {
                optionIds: string[];
            };
            /** @constant */
            kind: "multiple";
        } | {
            content: Record<string, never>;
            key: {
                value: boolean;
            };
            /** @constant */
            kind: "trueFalse";
        } | {
            content: {
                unit: string;
            };
            key: {
                tolerance: number;
                value: number;
            };
            /** @constant */
            kind: "number";
        } | {
            content: {
                options: {
                    id: string;
                    text: string;
                }[];
            };
            key: {
                optionIds: string[];
            };
            /** @constant */
            kind: "order";
        } | {
            content: {
                options: {
                    id: string;
                    text: string;
                }[];
                prompts: {
                    id: string;
                    text: string;
                }[];
            };
            key: {
                optionOf: {
                    [key: string]: string;
                };
            };
            /** @constant */
            kind: "match";
        } | {
            content: Record<string, never>;
            key: {
                regions: ({
                    height: number;
                    left: number;
                    /** @constant */
                    shape: "rectangle";
                    top: number;
                    width: number;
                } | {
                    /** @description Of the width. */
                    radius: number;
                    /** @constant */
                    shape: "circle";
                    x: number;
                    y: number;
                })[];
            };
            /** @constant */
            kind: "hotSpot";
        } | {
            content: Record<string, never>;
            key: {
                accepted: string[];
            };
            /** @constant */
            kind: "text";
        };
        ExamQuestionRemoval: {
            /** @enum {string} */
            outcome: "deleted" | "retired";
        };
        ExamQuestionRemovalInput: {
            /** @enum {string} */
            outcome: "deleted" | "retired";
        };
        ExamQuestionRow: {
            area: string;
            hasPicture: boolean;
            id: number;
            /** @enum {string} */
            kind: "single" | "multiple" | "trueFalse" | "number" | "order" | "match" | "hotSpot" | "text";
            points: number;
            /** @enum {string} */
            state: "draft" | "active" | "review" | "retired";
            stem: string;
            updatedAt: string;
            version: number;
        };
        ExamQuestionRowInput: {
            area: string;
            hasPicture: boolean;
            id: number;
            /** @enum {string} */
            kind: "single" | "multiple" | "trueFalse" | "number" | "order" | "match" | "hotSpot" | "text";
            points: number;
            /** @enum {string} */
            state: "draft" | "active" | "review" | "retired";
            stem: string;
            updatedAt: string;
            version: number;
        };
        ExamQuestionStatistics: {
            /** @description By id of the option that was chosen; `true` and `false` of a true or false. */
            chosenShares: {
                [key: string]: number;
            };
            /** @description Corrected item-total point-biserial correlation, from -1 to 1. */
            discrimination: number | null;
            /** @description A proposal: the discrimination is low. */
            needsReview: boolean;
            /** @description From 0 to 1, as all shares. */
            rightShare: number;
            rightShareOfFailed: number | null;
            rightShareOfPassed: number | null;
        };
        ExamQuestionStatisticsInput: {
            /** @description By id of the option that was chosen; `true` and `false` of a true or false. */
            chosenShares: {
                [key: string]: number;
            };
            /** @description Corrected item-total point-biserial correlation, from -1 to 1. */
            discrimination: number | null;
            /** @description A proposal: the discrimination is low. */
            needsReview: boolean;
            /** @description From 0 to 1, as all shares. */
            rightShare: number;
            rightShareOfFailed: number | null;
            rightShareOfPassed: number | null;
        };
        ExamResult: {
            answered: number;
            areas: {
                /** @description Below the threshold. */
                isWeak: boolean;
                maxPoints: number;
                name: string;
                percent: number;
                points: number;
            }[];
            /** @description All that have ended, the last first. */
            attempts: {
                /** @description ISO 8601, UTC. */
                endedAt: string;
                /** @enum {string} */
                endedBy: "candidate" | "time" | "withdrawn";
                /** Format: uuid */
                id: string;
                isPassed: boolean;
                /** @description The first attempt is 1. */
                number: number;
                percent: number;
                /** @description ISO 8601, UTC. */
                startedAt: string;
            }[];
            /** @description Of a passed certification; null until it is issued. */
            badge: {
                /** Format: uuid */
                id: string;
                isOnLedger: boolean;
                /** @description ISO 8601, UTC. */
                issuedAt: string;
            } | null;
            courseId: number;
            courseTitle: string;
            /** @description ISO 8601, UTC. */
            endedAt: string;
            /** @enum {string} */
            endedBy: "candidate" | "time" | "withdrawn";
            hasAttestation: boolean;
            hasReport: boolean;
            /** Format: uuid */
            id: string;
            isPassed: boolean;
            isPreview: boolean;
            /** @enum {string} */
            kind: "certification" | "simulation";
            /** @description To study again: of modules that are called as a weak area, weakest first. */
            lessons: {
                area: string;
                id: number;
                minutes: number;
                name: string;
            }[];
            maxPoints: number;
            /** @description To the threshold; 0 when passed. */
            missingPoints: number;
            percent: number;
            points: number;
            /** @description Of a simulation; null for a certification. */
            questions: {
                answer: ({
                    optionId: string;
                } | {
                    optionIds: string[];
                } | {
                    value: boolean;
                } | {
                    value: number;
                } | {
                    optionOf: {
                        [key: string]: string;
                    };
                } | {
                    x: number;
                    y: number;
                } | {
                    text: string;
                }) | null;
                area: string;
                /** @description By kind; ids are of this attempt. */
                content: {
                    options: {
                        id: string;
                        text: string;
                    }[];
                    prompts: {
                        id: string;
                        text: string;
                    }[];
                } | {
                    options: {
                        id: string;
                        text: string;
                    }[];
                } | {
                    unit: string;
                } | Record<string, never>;
                explanation: string;
                isRight: boolean;
                /** @enum {string} */
                kind: "single" | "multiple" | "trueFalse" | "number" | "order" | "match" | "hotSpot" | "text";
                pictureText: string;
                /** @description For some minutes; read the attempt again for more. */
                pictureUrl: string | null;
                points: number;
                position: number;
                /** @description By kind; ids as in `content`. */
                right: {
                    optionId: string;
                } | {
                    optionIds: string[];
                } | {
                    value: boolean;
                } | {
                    tolerance: number;
                    value: number;
                } | {
                    optionOf: {
                        [key: string]: string;
                    };
                } | {
                    regions: ({
                        height: number;
                        left: number;
                        /** @constant */
                        shape: "rectangle";
                        top: number;
                        width: number;
                    } | {
                        /** @description Of the width. */
                        radius: number;
                        /** @constant */
                        shape: "circle";
                        x: number;
                        y: number;
                    })[];
                } | {
                    accepted: string[];
                };
                stem: string;
            }[] | null;
            /** @description ISO 8601, UTC. */
            serverTime: string;
            /** @description ISO 8601, UTC. */
            startedAt: string;
            thresholdPercent: number;
        };
        ExamResultInput: {
            answered: number;
            areas: {
                /** @description Below the threshold. */
                isWeak: boolean;
                maxPoints: number;
                name: string;
                percent: number;
                points: number;
            }[];
            /** @description All that have ended, the last first. */
            attempts: {
                /** @description ISO 8601, UTC. */
                endedAt: string;
                /** @enum {string} */
                endedBy: "candidate" | "time" | "withdrawn";
                /** Format: uuid */
                id: string;
                isPassed: boolean;
                /** @description The first attempt is 1. */
                number: number;
                percent: number;
                /** @description ISO 8601, UTC. */
                startedAt: string;
            }[];
            /** @description Of a passed certification; null until it is issued. */
            badge: {
                /** Format: uuid */
                id: string;
                isOnLedger: boolean;
                /** @description ISO 8601, UTC. */
                issuedAt: string;
            } | null;
            courseId: number;
            courseTitle: string;
            /** @description ISO 8601, UTC. */
            endedAt: string;
            /** @enum {string} */
            endedBy: "candidate" | "time" | "withdrawn";
            hasAttestation: boolean;
            hasReport: boolean;
            /** Format: uuid */
            id: string;
            isPassed: boolean;
            isPreview: boolean;
            /** @enum {string} */
            kind: "certification" | "simulation";
            /** @description To study again: of modules that are called as a weak area, weakest first. */
            lessons: {
                area: string;
                id: number;
                minutes: number;
                name: string;
            }[];
            maxPoints: number;
            /** @description To the threshold; 0 when passed. */
            missingPoints: number;
            percent: number;
            points: number;
            /** @description Of a simulation; null for a certification. */
            questions: {
                answer: ({
                    optionId: string;
                } | {
                    optionIds: string[];
                } | {
                    value: boolean;
                } | {
                    value: number;
                } | {
                    optionOf: {
                        [key: string]: string;
                    };
                } | {
                    x: number;
                    y: number;
                } | {
                    text: string;
                }) | null;
                area: string;
                /** @description By kind; ids are of this attempt. */
                content: {
                    options: {
                        id: string;
                        text: string;
                    }[];
                    prompts: {
                        id: string;
                        text: string;
                    }[];
                } | {
                    options: {
                        id: string;
                        text: string;
                    }[];
                } | {
                    unit: string;
                } | Record<string, never>;
                explanation: string;
                isRight: boolean;
                /** @enum {string} */
                kind: "single" | "multiple" | "trueFalse" | "number" | "order" | "match" | "hotSpot" | "text";
                pictureText: string;
                /** @description For some minutes; read the attempt again for more. */
                pictureUrl: string | null;
                points: number;
                position: number;
                /** @description By kind; ids as in `content`. */
                right: {
                    optionId: string;
                } | {
                    optionIds: string[];
                } | {
                    value: boolean;
                } | {
                    tolerance: number;
                    value: number;
                } | {
                    optionOf: {
                        [key: string]: string;
                    };
                } | {
                    regions: ({
                        height: number;
                        left: number;
                        /** @constant */
                        shape: "rectangle";
                        top: number;
                        width: number;
                    } | {
                        /** @description Of the width. */
                        radius: number;
                        /** @constant */
                        shape: "circle";
                        x: number;
                        y: number;
                    })[];
                } | {
                    accepted: string[];
                };
                stem: string;
            }[] | null;
            /** @description ISO 8601, UTC. */
            serverTime: string;
            /** @description ISO 8601, UTC. */
            startedAt: string;
            thresholdPercent: number;
        };
        ExamSummary: {
            attempts: number;
            /** @description People who have ended an attempt. */
            candidates: number;
            /** @enum {string} */
            kind: "certification" | "simulation";
            /** @description The mean of the best of each person. */
            meanBestPercent: number;
            /** @description People. */
            passed: number;
        };
        ExamSummaryInput: {
            attempts: number;
            /** @description People who have ended an attempt. */
            candidates: number;
            /** @enum {string} */
            kind: "certification" | "simulation";
            /** @description The mean of the best of each person. */
            meanBestPercent: number;
            /** @description People. */
            passed: number;
        };
        Gift: {
            /**
             * @description In Italy; null: once it is paid.
             * @default null
             */
            dataInvio: string | null;
            /** Format: email */
            email: string;
            /** @enum {string} */
            lingua: "it" | "en";
            /** @default  */
            messaggio: string;
            nome: string;
        };
        GiftInput: {
            /**
             * @description In Italy; null: once it is paid.
             * @default null
             */
            dataInvio: string | null;
            /** Format: email */
            email: string;
            /** @enum {string} */
            lingua: "it" | "en";
            /** @default  */
            messaggio: string;
            nome: string;
        };
        GuestPayment: {
            annullamentoNegato: ("ORDER_STATE" | "ORDER_OF_ACCOUNT" | "ORDER_USED" | "FORBIDDEN") | null;
            codes: components["schemas"]["OrderCode"][];
            email: string;
            emailGift: string | null;
            isTotalPaidByCoupon: boolean;
            orderId: number;
            orderNumber: string;
            /** @enum {string} */
            orderState: "Ordinato" | "Pagato" | "Richiesta Annullamento" | "Annullato";
            paid: boolean;
            paymentId: string | null;
            /** @enum {string} */
            paymentState: "open" | "captured" | "failed" | "expired" | "refunded";
            redirectPaymentUrl: string | null;
            richieste: components["schemas"]["CancellationRequest"][];
            totalCost: number;
            totaleRimborsato: number;
            voucherId: string | null;
            vouchers: string[];
            vouchersNumber: number;
        };
        GuestPaymentInput: {
            annullamentoNegato: ("ORDER_STATE" | "ORDER_OF_ACCOUNT" | "ORDER_USED" | "FORBIDDEN") | null;
            codes: components["schemas"]["OrderCodeInput"][];
            email: string;
            emailGift: string | null;
            isTotalPaidByCoupon: boolean;
            orderId: number;
            orderNumber: string;
            /** @enum {string} */
            orderState: "Ordinato" | "Pagato" | "Richiesta Annullamento" | "Annullato";
            paid: boolean;
            paymentId: string | null;
            /** @enum {string} */
            paymentState: "open" | "captured" | "failed" | "expired" | "refunded";
            redirectPaymentUrl: string | null;
            richieste: components["schemas"]["CancellationRequestInput"][];
            totalCost: number;
            totaleRimborsato: number;
            voucherId: string | null;
            vouchers: string[];
            vouchersNumber: number;
        };
        ImsxStatusInfo: {
            imsx_codeMajor: string;
            imsx_CodeMinor: {
                imsx_codeMinorField: {
                    imsx_codeMinorFieldName: string;
                    imsx_codeMinorFieldValue: string;
                }[];
            };
            imsx_description: string;
            imsx_severity: string;
        };
        ImsxStatusInfoInput: {
            imsx_codeMajor: string;
            imsx_CodeMinor: {
                imsx_codeMinorField: {
                    imsx_codeMinorFieldName: string;
                    imsx_codeMinorFieldValue: string;
                }[];
            };
            imsx_description: string;
            imsx_severity: string;
        };
        LegalDocument: {
            /** @description The same text as files, by `GET Documents/{Privacy,Terms,Cookies}?fileName`: PDF, HTML. */
            fileNames: string[];
            sections: {
                heading: string;
                paragraphs: string[];
            }[];
            title: string;
            /** Format: date */
            updatedAt: string;
        };
        LegalDocumentInput: {
            /** @description The same text as files, by `GET Documents/{Privacy,Terms,Cookies}?fileName`: PDF, HTML. */
            fileNames: string[];
            sections: {
                heading: string;
                paragraphs: string[];
            }[];
            title: string;
            /** Format: date */
            updatedAt: string;
        };
        LessonCompletion: {
            completedDate: string;
            /** @constant */
            isCompleted: true;
            lessonId: number;
            moduleId: number;
            percentage: number;
        };
        LessonCompletionInput: {
            completedDate: string;
            /** @constant */
            isCompleted: true;
            lessonId: number;
            moduleId: number;
            percentage: number;
        };
        LessonNote: {
            createdAt: string;
            /** Format: uuid */
            id: string;
            /** @description Null: the lesson is no longer in the course. */
            lessonId: number | null;
            /** @description A paragraph of the text; null at a moment and at the whole lesson. */
            paragraph: string | null;
            /** @description A moment of the video, in seconds; null at a paragraph and at the whole lesson. */
            second: number | null;
            /** @description Empty: a bookmark. */
            text: string;
            updatedAt: string;
            version: number;
        };
        LessonNoteInput: {
            createdAt: string;
            /** Format: uuid */
            id: string;
            /** @description Null: the lesson is no longer in the course. */
            lessonId: number | null;
            /** @description A paragraph of the text; null at a moment and at the whole lesson. */
            paragraph: string | null;
            /** @description A moment of the video, in seconds; null at a paragraph and at the whole lesson. */
            second: number | null;
            /** @description Empty: a bookmark. */
            text: string;
            updatedAt: string;
            version: number;
        };
        LessonQuestion: {
            answer: string | null;
            answeredAt: string | null;
            /** @description Null too when the account is gone. */
            answererName: string | null;
            askedAt: string;
            askerName: string;
            id: number;
            /** @description Null: the lesson is no longer in the course. */
            lessonId: number | null;
            /** @description A paragraph of the text; null at a moment and at the whole lesson. */
            paragraph: string | null;
            /** @description A moment of the video, in seconds; null at a paragraph and at the whole lesson. */
            second: number | null;
            /** @enum {string} */
            state: "asked" | "answered";
            text: string;
        };
        LessonQuestionInput: {
            answer: string | null;
            answeredAt: string | null;
            /** @description Null too when the account is gone. */
            answererName: string | null;
            askedAt: string;
            askerName: string;
            id: number;
            /** @description Null: the lesson is no longer in the course. */
            lessonId: number | null;
            /** @description A paragraph of the text; null at a moment and at the whole lesson. */
            paragraph: string | null;
            /** @description A moment of the video, in seconds; null at a paragraph and at the whole lesson. */
            second: number | null;
            /** @enum {string} */
            state: "asked" | "answered";
            text: string;
        };
        LessonText: {
            blocks: ({
                content: components["schemas"]["LessonTextPiece"][];
                /** @description Never changes while the block lives; notes refer to it. */
                id: string;
                /** @constant */
                type: "paragraph";
            } | {
                content: components["schemas"]["LessonTextPiece"][];
                /** @description Never changes while the block lives; notes refer to it. */
                id: string;
                /** @description Below the title of the lesson. */
                level: 1 | 2;
                /** @constant */
                type: "heading";
            } | {
                /** @description Never changes while the block lives; notes refer to it. */
                id: string;
                items: {
                    content: components["schemas"]["LessonTextPiece"][];
                    list?: {
                        items: {
                            content: components["schemas"]["LessonTextPiece"][];
                            list?: {
                                items: {
                                    content: components["schemas"]["LessonTextPiece"][];
                                }[];
                                ordered: boolean;
                            };
                        }[];
                        ordered: boolean;
                    };
                }[];
                ordered: boolean;
                /** @constant */
                type: "list";
            } | {
                caption: string;
                /** @description Heads of the columns. */
                head: components["schemas"]["LessonTextPiece"][][];
                /** @description Never changes while the block lives; notes refer to it. */
                id: string;
                rows: components["schemas"]["LessonTextPiece"][][][];
                /** @constant */
                type: "table";
            } | {
                /** @description What the picture shows, for who does not see it. */
                alt: string;
                caption: string;
                /** @description `fileNameAzure` of the uploaded picture. */
                fileName: string;
                height: number;
                /** @description Never changes while the block lives; notes refer to it. */
                id: string;
                /** @constant */
                type: "figure";
                /** @description Pixels, so that the page keeps the room. */
                width: number;
            } | {
                content: components["schemas"]["LessonTextPiece"][];
                /** @description Never changes while the block lives; notes refer to it. */
                id: string;
                /** @constant */
                type: "quote";
            } | {
                /** @description Never changes while the block lives; notes refer to it. */
                id: string;
                text: string;
                /** @constant */
                type: "code";
            } | {
                /** @description Never changes while the block lives; notes refer to it. */
                id: string;
                options: {
                    /** @description Told to who chose it. */
                    feedback: string;
                    isRight: boolean;
                    text: string;
                }[];
                question: string;
                /** @description Whether several options may be chosen. */
                several: boolean;
                /** @constant */
                type: "checkpoint";
            })[];
            /** @constant */
            version: 1;
        };
        LessonTextInput: {
            blocks: ({
                content: components["schemas"]["LessonTextPieceInput"][];
                /** @description Never changes while the block lives; notes refer to it. */
                id: string;
                /** @constant */
                type: "paragraph";
            } | {
                content: components["schemas"]["LessonTextPieceInput"][];
                /** @description Never changes while the block lives; notes refer to it. */
                id: string;
                /** @description Below the title of the lesson. */
                level: 1 | 2;
                /** @constant */
                type: "heading";
            } | {
                /** @description Never changes while the block lives; notes refer to it. */
                id: string;
                items: {
                    content: components["schemas"]["LessonTextPieceInput"][];
                    list?: {
                        items: {
                            content: components["schemas"]["LessonTextPieceInput"][];
                            list?: {
                                items: {
                                    content: components["schemas"]["LessonTextPieceInput"][];
                                }[];
                                ordered: boolean;
                            };
                        }[];
                        ordered: boolean;
                    };
                }[];
                ordered: boolean;
                /** @constant */
                type: "list";
            } | {
                caption: string;
                /** @description Heads of the columns. */
                head: components["schemas"]["LessonTextPieceInput"][][];
                /** @description Never changes while the block lives; notes refer to it. */
                id: string;
                rows: components["schemas"]["LessonTextPieceInput"][][][];
                /** @constant */
                type: "table";
            } | {
                /** @description What the picture shows, for who does not see it. */
                alt: string;
                caption: string;
                /** @description `fileNameAzure` of the uploaded picture. */
                fileName: string;
                height: number;
                /** @description Never changes while the block lives; notes refer to it. */
                id: string;
                /** @constant */
                type: "figure";
                /** @description Pixels, so that the page keeps the room. */
                width: number;
            } | {
                content: components["schemas"]["LessonTextPieceInput"][];
                /** @description Never changes while the block lives; notes refer to it. */
                id: string;
                /** @constant */
                type: "quote";
            } | {
                /** @description Never changes while the block lives; notes refer to it. */
                id: string;
                text: string;
                /** @constant */
                type: "code";
            } | {
                /** @description Never changes while the block lives; notes refer to it. */
                id: string;
                options: {
                    /** @description Told to who chose it. */
                    feedback: string;
                    isRight: boolean;
                    text: string;
                }[];
                question: string;
                /** @description Whether several options may be chosen. */
                several: boolean;
                /** @constant */
                type: "checkpoint";
            })[];
            /** @constant */
            version: 1;
        };
        LessonTextPiece: {
            /** @constant */
            bold?: true;
            /** @constant */
            code?: true;
            /** @constant */
            italic?: true;
            link?: string;
            /** @description A line break is `\n`. */
            text: string;
        };
        LessonTextPieceInput: {
            /** @constant */
            bold?: true;
            /** @constant */
            code?: true;
            /** @constant */
            italic?: true;
            link?: string;
            /** @description A line break is `\n`. */
            text: string;
        };
        ListedSkill: {
            categoryKey: string | null;
            date: string;
            id: number;
            levelId: number;
            title: string;
            totalCertification: number;
        };
        ListedSkillInput: {
            categoryKey: string | null;
            date: string;
            id: number;
            levelId: number;
            title: string;
            totalCertification: number;
        };
        NewLessonAnswer: {
            answer: string;
        };
        NewLessonAnswerInput: {
            answer: string;
        };
        NewLessonNote: {
            courseId: number;
            /**
             * Format: uuid
             * @description Made by the browser: sent again, it is the same note.
             */
            id: string;
            lessonId: number;
            /** @description A paragraph of the text; null at a moment and at the whole lesson. */
            paragraph: string | null;
            /** @description A moment of the video, in seconds; null at a paragraph and at the whole lesson. */
            second: number | null;
            /** @description Plain text; empty: a bookmark. */
            text: string;
        };
        NewLessonNoteInput: {
            courseId: number;
            /**
             * Format: uuid
             * @description Made by the browser: sent again, it is the same note.
             */
            id: string;
            lessonId: number;
            /** @description A paragraph of the text; null at a moment and at the whole lesson. */
            paragraph: string | null;
            /** @description A moment of the video, in seconds; null at a paragraph and at the whole lesson. */
            second: number | null;
            /** @description Plain text; empty: a bookmark. */
            text: string;
        };
        NewLessonQuestion: {
            courseId: number;
            /**
             * Format: uuid
             * @description Made by the browser: sent again, it is the same question.
             */
            key: string;
            lessonId: number;
            /** @description A paragraph of the text; null at a moment and at the whole lesson. */
            paragraph: string | null;
            /** @description A moment of the video, in seconds; null at a paragraph and at the whole lesson. */
            second: number | null;
            text: string;
        };
        NewLessonQuestionInput: {
            courseId: number;
            /**
             * Format: uuid
             * @description Made by the browser: sent again, it is the same question.
             */
            key: string;
            lessonId: number;
            /** @description A paragraph of the text; null at a moment and at the whole lesson. */
            paragraph: string | null;
            /** @description A moment of the video, in seconds; null at a paragraph and at the whole lesson. */
            second: number | null;
            text: string;
        };
        Newsletter: {
            /** @description Whether the caller may change, send and cancel it. */
            canWrite: boolean;
            courseId: number | null;
            courseTitle: string | null;
            dataInvio: string | null;
            id: number;
            /** @description Once the recipients are fixed; null to readers who may not see drafts. */
            progress: {
                /** @description Taken by the mail server. */
                accepted: number;
                finishedAt: string | null;
                /** @description Not sent: they had left before their turn. */
                left: number;
                recipients: number;
                /** @description Refused by it for good. */
                refused: number;
                startedAt: string;
                /** @description Handed over by a process that ended before the answer; never sent again. */
                unknown: number;
            } | null;
            /** @enum {string} */
            state: "draft" | "scheduled" | "sending" | "sent" | "cancelled";
            text: string;
            title: string;
            version: number;
        };
        NewsletterInput: {
            /** @description Whether the caller may change, send and cancel it. */
            canWrite: boolean;
            courseId: number | null;
            courseTitle: string | null;
            dataInvio: string | null;
            id: number;
            /** @description Once the recipients are fixed; null to readers who may not see drafts. */
            progress: {
                /** @description Taken by the mail server. */
                accepted: number;
                finishedAt: string | null;
                /** @description Not sent: they had left before their turn. */
                left: number;
                recipients: number;
                /** @description Refused by it for good. */
                refused: number;
                startedAt: string;
                /** @description Handed over by a process that ended before the answer; never sent again. */
                unknown: number;
            } | null;
            /** @enum {string} */
            state: "draft" | "scheduled" | "sending" | "sent" | "cancelled";
            text: string;
            title: string;
            version: number;
        };
        NewsletterPage: {
            /** @description Whether the caller may write newsletters of this scope. */
            canWrite: boolean;
            /** @description Of the course whose newsletters these are; null to who may not write them. */
            courseTitle: string | null;
            items: components["schemas"]["Newsletter"][];
            /** @description The one that is not sent yet (E73); null to who may not see drafts. */
            openId: number | null;
            page: number;
            pageSize: number;
            /** @description Null to who may not write. */
            subscribers: number | null;
            totalItems: number;
        };
        NewsletterPageInput: {
            /** @description Whether the caller may write newsletters of this scope. */
            canWrite: boolean;
            /** @description Of the course whose newsletters these are; null to who may not write them. */
            courseTitle: string | null;
            items: components["schemas"]["NewsletterInput"][];
            /** @description The one that is not sent yet (E73); null to who may not see drafts. */
            openId: number | null;
            page: number;
            pageSize: number;
            /** @description Null to who may not write. */
            subscribers: number | null;
            totalItems: number;
        };
        NewsletterRegistration: {
            isRegistered: boolean;
        };
        NewsletterRegistrationInput: {
            isRegistered: boolean;
        };
        NewsletterSubscriber: {
            /** @description Shortened (E162). */
            email: string;
            name: string;
            registeredAt: string;
            surname: string;
        };
        NewsletterSubscriberInput: {
            /** @description Shortened (E162). */
            email: string;
            name: string;
            registeredAt: string;
            surname: string;
        };
        NotarizationType: {
            id: number;
            name: string;
        };
        NotarizationTypeInput: {
            id: number;
            name: string;
        };
        NotificationPreference: {
            description: string;
            /** @description Whether the caller may change the status. */
            isRefusable: boolean;
            /** @enum {string} */
            kind: "order" | "badge" | "exam" | "answer" | "deadline";
            status: boolean;
            title: string;
        };
        NotificationPreferenceInput: {
            description: string;
            /** @description Whether the caller may change the status. */
            isRefusable: boolean;
            /** @enum {string} */
            kind: "order" | "badge" | "exam" | "answer" | "deadline";
            status: boolean;
            title: string;
        };
        OfficeBadge: {
            acquisitionTime: string;
            code: string;
            holderName: string;
            /** Format: uuid */
            id: string;
            idNotarizzazione: string | null;
            revocationReason: string | null;
            revokedAt: string | null;
            title: string;
            type: number;
        };
        OfficeBadgeInput: {
            acquisitionTime: string;
            code: string;
            holderName: string;
            /** Format: uuid */
            id: string;
            idNotarizzazione: string | null;
            revocationReason: string | null;
            revokedAt: string | null;
            title: string;
            type: number;
        };
        OfficeCreditMonth: {
            /** @description Euro given for orders, less what refunds took back. */
            given: number;
            isCurrent: boolean;
            /** @description `2026-11`, in Italy. */
            month: string;
            /** @description Euro paid with, less what came back, and paid out. */
            used: number;
        };
        OfficeCreditMonthInput: {
            /** @description Euro given for orders, less what refunds took back. */
            given: number;
            isCurrent: boolean;
            /** @description `2026-11`, in Italy. */
            month: string;
            /** @description Euro paid with, less what came back, and paid out. */
            used: number;
        };
        OfficeCreditMovement: {
            /** Format: date-time */
            date: string;
            id: string;
            /** @description What the person gained, in euro; negative where credits went. */
            importo: number;
            /** @enum {string} */
            kind: "earned" | "reversed" | "spent" | "returned" | "redemption" | "lapsed";
            /** @enum {string} */
            movimento: "assegnati" | "usati" | "scaduti";
            /** @description Null where the credits were those of a deleted account. */
            nominativo: string | null;
            /** @description The order that gave them. */
            ordineId: number | null;
            /** @description RewardForPromotion 3, ProfitSharing 4. */
            tipoNotarizzazioneId: number;
            userId: string | null;
        };
        OfficeCreditMovementInput: {
            /** Format: date-time */
            date: string;
            id: string;
            /** @description What the person gained, in euro; negative where credits went. */
            importo: number;
            /** @enum {string} */
            kind: "earned" | "reversed" | "spent" | "returned" | "redemption" | "lapsed";
            /** @enum {string} */
            movimento: "assegnati" | "usati" | "scaduti";
            /** @description Null where the credits were those of a deleted account. */
            nominativo: string | null;
            /** @description The order that gave them. */
            ordineId: number | null;
            /** @description RewardForPromotion 3, ProfitSharing 4. */
            tipoNotarizzazioneId: number;
            userId: string | null;
        };
        OpenedSession: {
            company: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @enum {string} */
                role: "DELEGATE" | "LEGAL_REPRESENTATIVE";
                sdi: string | null;
            } | null;
            contacts: {
                email: string | null;
                emailComunicazione: string | null;
                phone: string | null;
            } | null;
            isDeleted: boolean;
            isDocente: boolean;
            isPending: boolean;
            isUserNotFound: boolean;
            mergedItems: number;
            /** @description Not shown in the documents. What the login asks for before it is done. */
            missingData: ("email" | "phone" | "address")[];
            permission: {
                claims: string[];
                /** @enum {string} */
                role: "AdminWorkerBadge" | "AdminEnteFormazione" | "DocenteB" | "AdminEnteFinanziatore" | "Tutor" | "RedattoreCorsiA" | "Discente" | "Ispettore" | "AdminAzienda";
            } | null;
            refreshToken: string;
            registry: {
                address: string;
                birthDate: string | null;
                birthPlace: string | null;
                fiscalCode: string;
                name: string;
                surname: string;
            } | null;
            /** @description Not shown in the documents: the company for which the person may act. */
            represents: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @enum {string} */
                role: "DELEGATE" | "LEGAL_REPRESENTATIVE";
                sdi: string | null;
            } | null;
            roles: ("AdminWorkerBadge" | "AdminEnteFormazione" | "DocenteB" | "AdminEnteFinanziatore" | "Tutor" | "RedattoreCorsiA" | "Discente" | "Ispettore" | "AdminAzienda")[];
            surveyCode: string[];
            token: string;
            userId: string | null;
        };
        OpenedSessionInput: {
            company: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @enum {string} */
                role: "DELEGATE" | "LEGAL_REPRESENTATIVE";
                sdi: string | null;
            } | null;
            contacts: {
                email: string | null;
                emailComunicazione: string | null;
                phone: string | null;
            } | null;
            isDeleted: boolean;
            isDocente: boolean;
            isPending: boolean;
            isUserNotFound: boolean;
            mergedItems: number;
            /** @description Not shown in the documents. What the login asks for before it is done. */
            missingData: ("email" | "phone" | "address")[];
            permission: {
                claims: string[];
                /** @enum {string} */
                role: "AdminWorkerBadge" | "AdminEnteFormazione" | "DocenteB" | "AdminEnteFinanziatore" | "Tutor" | "RedattoreCorsiA" | "Discente" | "Ispettore" | "AdminAzienda";
            } | null;
            refreshToken: string;
            registry: {
                address: string;
                birthDate: string | null;
                birthPlace: string | null;
                fiscalCode: string;
                name: string;
                surname: string;
            } | null;
            /** @description Not shown in the documents: the company for which the person may act. */
            represents: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @enum {string} */
                role: "DELEGATE" | "LEGAL_REPRESENTATIVE";
                sdi: string | null;
            } | null;
            roles: ("AdminWorkerBadge" | "AdminEnteFormazione" | "DocenteB" | "AdminEnteFinanziatore" | "Tutor" | "RedattoreCorsiA" | "Discente" | "Ispettore" | "AdminAzienda")[];
            surveyCode: string[];
            token: string;
            userId: string | null;
        };
        Order: {
            annullamentoNegato: ("ORDER_STATE" | "ORDER_OF_ACCOUNT" | "ORDER_USED" | "FORBIDDEN") | null;
            billing: {
                cap: string;
                codiceFiscale: string;
                comune: string;
                indirizzo: string;
                partitaIva: string | null;
                provincia: string;
                ragioneSociale: string | null;
                sdi: string | null;
            };
            corsiAcquistati: {
                corsoId: number;
                costoCorso: number;
                quantita: number;
                titoloCorso: string;
            }[];
            daPagare: number;
            emailGift: string | null;
            esamiAcquistati: {
                costoEsame: number;
                quantita: number;
                titoloEsame: string;
            }[];
            fatturaElettronica: boolean;
            hasInvoice: boolean;
            id: number;
            isUserGuest: boolean;
            motivazione: string | null;
            noteCredito: components["schemas"]["CreditNote"][];
            numeroFattura: string | null;
            /** Format: date-time */
            orderDate: string;
            orderNumber: string;
            /** @enum {string} */
            orderState: "Ordinato" | "Pagato" | "Richiesta Annullamento" | "Annullato";
            paid: boolean;
            paymentDate: string | null;
            paymentType: string;
            paymentTypeId: number;
            promotionalId: string | null;
            regalo: components["schemas"]["OrderedGift"] | null;
            richieste: components["schemas"]["CancellationRequest"][];
            rimborsi: components["schemas"]["Refund"][];
            tipoRicevuta: (1 | 2) | null;
            totalCost: number;
            totaleCoupon: number;
            totaleImponibile: number;
            totaleIva: number;
            totaleOrdine: number;
            totaleRimborsato: number;
            totaleSconto: number;
            urlFile: string | null;
            user: {
                blockchainAccredited: boolean;
                email: string;
                name: string;
                phoneNumber: string;
                surname: string;
            };
            vouchers: string[];
            vouchersNumber: number;
        };
        OrderCode: {
            categoria: string | null;
            code: string;
            conCertificazione: boolean;
            corsoId: number;
            /** @description Minutes. */
            durataCorso: number | null;
            immagineUrl: string | null;
            /** @enum {string} */
            state: "issued" | "frozen" | "redeemed" | "revoked";
            titoloCorso: string;
        };
        OrderCodeInput: {
            categoria: string | null;
            code: string;
            conCertificazione: boolean;
            corsoId: number;
            /** @description Minutes. */
            durataCorso: number | null;
            immagineUrl: string | null;
            /** @enum {string} */
            state: "issued" | "frozen" | "redeemed" | "revoked";
            titoloCorso: string;
        };
        OrderedGift: {
            dataInvio: string | null;
            email: string;
            /** @description Null until the first mail has left. */
            inviatoIl: string | null;
            /** @enum {string} */
            lingua: "it" | "en";
            messaggio: string;
            nome: string;
        };
        OrderedGiftInput: {
            dataInvio: string | null;
            email: string;
            /** @description Null until the first mail has left. */
            inviatoIl: string | null;
            /** @enum {string} */
            lingua: "it" | "en";
            messaggio: string;
            nome: string;
        };
        OrderInput: {
            annullamentoNegato: ("ORDER_STATE" | "ORDER_OF_ACCOUNT" | "ORDER_USED" | "FORBIDDEN") | null;
            billing: {
                cap: string;
                codiceFiscale: string;
                comune: string;
                indirizzo: string;
                partitaIva: string | null;
                provincia: string;
                ragioneSociale: string | null;
                sdi: string | null;
            };
            corsiAcquistati: {
                corsoId: number;
                costoCorso: number;
                quantita: number;
                titoloCorso: string;
            }[];
            daPagare: number;
            emailGift: string | null;
            esamiAcquistati: {
                costoEsame: number;
                quantita: number;
                titoloEsame: string;
            }[];
            fatturaElettronica: boolean;
            hasInvoice: boolean;
            id: number;
            isUserGuest: boolean;
            motivazione: string | null;
            noteCredito: components["schemas"]["CreditNoteInput"][];
            numeroFattura: string | null;
            /** Format: date-time */
            orderDate: string;
            orderNumber: string;
            /** @enum {string} */
            orderState: "Ordinato" | "Pagato" | "Richiesta Annullamento" | "Annullato";
            paid: boolean;
            paymentDate: string | null;
            paymentType: string;
            paymentTypeId: number;
            promotionalId: string | null;
            regalo: components["schemas"]["OrderedGiftInput"] | null;
            richieste: components["schemas"]["CancellationRequestInput"][];
            rimborsi: components["schemas"]["RefundInput"][];
            tipoRicevuta: (1 | 2) | null;
            totalCost: number;
            totaleCoupon: number;
            totaleImponibile: number;
            totaleIva: number;
            totaleOrdine: number;
            totaleRimborsato: number;
            totaleSconto: number;
            urlFile: string | null;
            user: {
                blockchainAccredited: boolean;
                email: string;
                name: string;
                phoneNumber: string;
                surname: string;
            };
            vouchers: string[];
            vouchersNumber: number;
        };
        OrderMonth: {
            isCurrent: boolean;
            /** @description YYYY-MM */
            month: string;
            orders: number;
            /** @description Euro, VAT included. */
            revenue: number;
        };
        OrderMonthInput: {
            isCurrent: boolean;
            /** @description YYYY-MM */
            month: string;
            orders: number;
            /** @description Euro, VAT included. */
            revenue: number;
        };
        OrderRow: {
            coursesBought: {
                corsoId: number;
                titoloCorso: string;
            }[];
            coursesNumber: number;
            hasInvoice: boolean;
            id: number;
            numeroFattura: string | null;
            /** Format: date-time */
            orderDate: string;
            orderNumber: string;
            /** @enum {string} */
            orderState: "Ordinato" | "Pagato" | "Richiesta Annullamento" | "Annullato";
            paid: boolean;
            paymentTypeId: number;
            totalCost: number;
        };
        OrderRowInput: {
            coursesBought: {
                corsoId: number;
                titoloCorso: string;
            }[];
            coursesNumber: number;
            hasInvoice: boolean;
            id: number;
            numeroFattura: string | null;
            /** Format: date-time */
            orderDate: string;
            orderNumber: string;
            /** @enum {string} */
            orderState: "Ordinato" | "Pagato" | "Richiesta Annullamento" | "Annullato";
            paid: boolean;
            paymentTypeId: number;
            totalCost: number;
        };
        OwnNewsletterRegistration: {
            courseId: number | null;
            email: string;
            isRegistered: boolean;
            /** Format: uuid */
            userId: string;
        };
        OwnNewsletterRegistrationInput: {
            courseId: number | null;
            email: string;
            isRegistered: boolean;
            /** Format: uuid */
            userId: string;
        };
        OwnNewsletterSubscription: {
            /** @description Null: the newsletter of the platform. */
            courseId: number | null;
            courseTitle: string | null;
            registeredAt: string;
        };
        OwnNewsletterSubscriptionInput: {
            /** @description Null: the newsletter of the platform. */
            courseId: number | null;
            courseTitle: string | null;
            registeredAt: string;
        };
        OwnRedemption: {
            /** Format: date-time */
            dataRichiesta: string;
            dataRisposta: string | null;
            id: number;
            identificativoRichiesta: string;
            /** @description Euro. */
            importoRichiesto: number;
            /** @description Why it was refused. */
            motivazione: string | null;
            /** @description Euro. */
            ritenuta: number;
            /** @enum {string} */
            stato: "open" | "paid" | "refused" | "withdrawn";
            /** @description RewardForPromotion 3, ProfitSharing 4. */
            tipoNotarizzazioneId: number;
        };
        OwnRedemptionInput: {
            /** Format: date-time */
            dataRichiesta: string;
            dataRisposta: string | null;
            id: number;
            identificativoRichiesta: string;
            /** @description Euro. */
            importoRichiesto: number;
            /** @description Why it was refused. */
            motivazione: string | null;
            /** @description Euro. */
            ritenuta: number;
            /** @enum {string} */
            stato: "open" | "paid" | "refused" | "withdrawn";
            /** @description RewardForPromotion 3, ProfitSharing 4. */
            tipoNotarizzazioneId: number;
        };
        OwnSession: {
            address: string | null;
            createdAt: string;
            device: {
                browser: string | null;
                /** @enum {string} */
                kind: "desktop" | "phone" | "tablet" | "unknown";
                system: string | null;
            };
            endsAt: string;
            /** Format: uuid */
            id: string;
            isCurrent: boolean;
            lastUsedAt: string;
            place: string | null;
        };
        OwnSessionInput: {
            address: string | null;
            createdAt: string;
            device: {
                browser: string | null;
                /** @enum {string} */
                kind: "desktop" | "phone" | "tablet" | "unknown";
                system: string | null;
            };
            endsAt: string;
            /** Format: uuid */
            id: string;
            isCurrent: boolean;
            lastUsedAt: string;
            place: string | null;
        };
        Payment: {
            emailGift: string | null;
            isTotalPaidByCoupon: boolean;
            orderId: number;
            orderNumber: string;
            /** @enum {string} */
            orderState: "Ordinato" | "Pagato" | "Richiesta Annullamento" | "Annullato";
            paid: boolean;
            paymentId: string | null;
            /** @enum {string} */
            paymentState: "open" | "captured" | "failed" | "expired" | "refunded";
            redirectPaymentUrl: string | null;
            totaleRimborsato: number;
            voucherId: string | null;
            vouchers: string[];
            vouchersNumber: number;
        };
        PaymentInput: {
            emailGift: string | null;
            isTotalPaidByCoupon: boolean;
            orderId: number;
            orderNumber: string;
            /** @enum {string} */
            orderState: "Ordinato" | "Pagato" | "Richiesta Annullamento" | "Annullato";
            paid: boolean;
            paymentId: string | null;
            /** @enum {string} */
            paymentState: "open" | "captured" | "failed" | "expired" | "refunded";
            redirectPaymentUrl: string | null;
            totaleRimborsato: number;
            voucherId: string | null;
            vouchers: string[];
            vouchersNumber: number;
        };
        PaymentType: {
            description: string;
            isCoupon: boolean;
            paymentTypeId: number;
            urlImage: string | null;
        };
        PaymentTypeInput: {
            description: string;
            isCoupon: boolean;
            paymentTypeId: number;
            urlImage: string | null;
        };
        PresentationStatus: {
            /** Format: date-time */
            expiresAt: string;
            secondsLeft: number;
            /** @enum {string} */
            status: "waiting" | "opened" | "presented" | "declined" | "expired";
        };
        PresentationStatusInput: {
            /** Format: date-time */
            expiresAt: string;
            secondsLeft: number;
            /** @enum {string} */
            status: "waiting" | "opened" | "presented" | "declined" | "expired";
        };
        ProfessorMonth: {
            isCurrent: boolean;
            /** @description YYYY-MM */
            month: string;
            professors: number;
        };
        ProfessorMonthInput: {
            isCurrent: boolean;
            /** @description YYYY-MM */
            month: string;
            professors: number;
        };
        PublicBadge: {
            acquisitionTime: string;
            alignments: {
                name: string;
                url: string;
            }[];
            categoryKey: string | null;
            checkedAt: string;
            checks: {
                /** @enum {string} */
                id: "signature" | "content" | "picture" | "ledger" | "revocation" | "validity";
                passed: boolean;
            }[];
            code: string;
            courseId: number;
            /** @description Not shown in the documents. Of the course as it is today: no part of what was signed. */
            courseTeachers: {
                id: number;
                name: string;
            }[];
            criteria: string;
            enteRilasciante: string;
            holderName: string;
            /** Format: uuid */
            id: string;
            levelId: number;
            proof: {
                cryptosuite: string;
                hash: string;
                idNotarizzazione: string | null;
                issuer: string;
                notedAt: string | null;
                round: number | null;
                salt: string;
                urlNotarizzazione: string | null;
            };
            revokedAt: string | null;
            score: {
                areas: {
                    name: string;
                    percent: number;
                }[];
                percent: number;
                thresholdPercent: number;
            } | null;
            skills: string[];
            title: string;
            type: number;
            urlCredential: string;
            urlImage: string;
            /** @description Not shown in the documents. The last second at which it is valid; null: without end. */
            validUntil: string | null;
            /** @enum {string} */
            verdict: "authentic" | "notVerifiable" | "revoked" | "expired";
        };
        PublicBadgeInput: {
            acquisitionTime: string;
            alignments: {
                name: string;
                url: string;
            }[];
            categoryKey: string | null;
            checkedAt: string;
            checks: {
                /** @enum {string} */
                id: "signature" | "content" | "picture" | "ledger" | "revocation" | "validity";
                passed: boolean;
            }[];
            code: string;
            courseId: number;
            /** @description Not shown in the documents. Of the course as it is today: no part of what was signed. */
            courseTeachers: {
                id: number;
                name: string;
            }[];
            criteria: string;
            enteRilasciante: string;
            holderName: string;
            /** Format: uuid */
            id: string;
            levelId: number;
            proof: {
                cryptosuite: string;
                hash: string;
                idNotarizzazione: string | null;
                issuer: string;
                notedAt: string | null;
                round: number | null;
                salt: string;
                urlNotarizzazione: string | null;
            };
            revokedAt: string | null;
            score: {
                areas: {
                    name: string;
                    percent: number;
                }[];
                percent: number;
                thresholdPercent: number;
            } | null;
            skills: string[];
            title: string;
            type: number;
            urlCredential: string;
            urlImage: string;
            /** @description Not shown in the documents. The last second at which it is valid; null: without end. */
            validUntil: string | null;
            /** @enum {string} */
            verdict: "authentic" | "notVerifiable" | "revoked" | "expired";
        };
        PublicConfig: {
            companyCredential: boolean;
            languages: string[];
            product: {
                name: string;
                version: string;
            };
            redirectHosts: string[];
            supportEmail: string;
            tutorialVideos: {
                [key: string]: string;
            };
            uploads: {
                blockBytes: number;
                documentTypes: string[];
                maxDocumentBytes: number;
                maxImageBytes: number;
                maxVideoBytes: number;
            };
            walletLogin: boolean;
        };
        PublicConfigInput: {
            companyCredential: boolean;
            languages: string[];
            product: {
                name: string;
                version: string;
            };
            redirectHosts: string[];
            supportEmail: string;
            tutorialVideos: {
                [key: string]: string;
            };
            uploads: {
                blockBytes: number;
                documentTypes: string[];
                maxDocumentBytes: number;
                maxImageBytes: number;
                maxVideoBytes: number;
            };
            walletLogin: boolean;
        };
        Receipt: {
            fileName: string;
            url: string;
        };
        ReceiptInput: {
            fileName: string;
            url: string;
        };
        RedeemedVouchers: {
            courses: {
                corsoId: number;
                titoloCorso: string;
            }[];
        };
        RedeemedVouchersInput: {
            courses: {
                corsoId: number;
                titoloCorso: string;
            }[];
        };
        RedemptionDetail: {
            codiceFiscale: string;
            /** @description Over 5000 euro in the year: contributions are due (M31). */
            contributi: boolean;
            /** @description Credits of this kind that the person owes for refunded purchases. */
            daCompensare: number;
            /** @description Euro. */
            daPagare: number;
            /** Format: date-time */
            dataRichiesta: string;
            dataRisposta: string | null;
            documenti: {
                /** @enum {string} */
                documento: "withholding" | "occasional";
                name: string;
                scaricabile: boolean;
            }[];
            emailPayPal: string;
            hasPrestazione: boolean;
            iban: string;
            id: number;
            identificativoRichiesta: string;
            /** @description Euro. */
            importoRichiesto: number;
            isRiscattato: boolean;
            motivazione: string | null;
            nominativoRichiedente: string;
            numeroFattura: string | null;
            partitaIVA: string | null;
            /** @description Euro. */
            ritenuta: number;
            /** @enum {string} */
            stato: "open" | "paid" | "refused" | "withdrawn";
            storia: {
                autore: string | null;
                /** Format: date-time */
                data: string;
                evento: string;
            }[];
            /** @description RewardForPromotion 3, ProfitSharing 4. */
            tipoNotarizzazioneId: number;
            utenteId: string;
        };
        RedemptionDetailInput: {
            codiceFiscale: string;
            /** @description Over 5000 euro in the year: contributions are due (M31). */
            contributi: boolean;
            /** @description Credits of this kind that the person owes for refunded purchases. */
            daCompensare: number;
            /** @description Euro. */
            daPagare: number;
            /** Format: date-time */
            dataRichiesta: string;
            dataRisposta: string | null;
            documenti: {
                /** @enum {string} */
                documento: "withholding" | "occasional";
                name: string;
                scaricabile: boolean;
            }[];
            emailPayPal: string;
            hasPrestazione: boolean;
            iban: string;
            id: number;
            identificativoRichiesta: string;
            /** @description Euro. */
            importoRichiesto: number;
            isRiscattato: boolean;
            motivazione: string | null;
            nominativoRichiedente: string;
            numeroFattura: string | null;
            partitaIVA: string | null;
            /** @description Euro. */
            ritenuta: number;
            /** @enum {string} */
            stato: "open" | "paid" | "refused" | "withdrawn";
            storia: {
                autore: string | null;
                /** Format: date-time */
                data: string;
                evento: string;
            }[];
            /** @description RewardForPromotion 3, ProfitSharing 4. */
            tipoNotarizzazioneId: number;
            utenteId: string;
        };
        RedemptionRow: {
            codiceFiscale: string;
            /** @description Over 5000 euro in the year: contributions are due (M31). */
            contributi: boolean;
            /** Format: date-time */
            dataRichiesta: string;
            emailPayPal: string;
            iban: string;
            id: number;
            identificativoRichiesta: string;
            /** @description Euro. */
            importoRichiesto: number;
            isRiscattato: boolean;
            nominativoRichiedente: string;
            partitaIVA: string | null;
            /** @enum {string} */
            stato: "open" | "paid" | "refused" | "withdrawn";
            /** @description RewardForPromotion 3, ProfitSharing 4. */
            tipoNotarizzazioneId: number;
            utenteId: string;
        };
        RedemptionRowInput: {
            codiceFiscale: string;
            /** @description Over 5000 euro in the year: contributions are due (M31). */
            contributi: boolean;
            /** Format: date-time */
            dataRichiesta: string;
            emailPayPal: string;
            iban: string;
            id: number;
            identificativoRichiesta: string;
            /** @description Euro. */
            importoRichiesto: number;
            isRiscattato: boolean;
            nominativoRichiedente: string;
            partitaIVA: string | null;
            /** @enum {string} */
            stato: "open" | "paid" | "refused" | "withdrawn";
            /** @description RewardForPromotion 3, ProfitSharing 4. */
            tipoNotarizzazioneId: number;
            utenteId: string;
        };
        RedemptionTerms: {
            /** @description Receipts of people over it want a duty stamp (M40). */
            bolloOltre: number;
            isAzienda: boolean;
            /** @description Euro. */
            limiteDichiarazione: number;
            /** @description Euro. */
            limiteSenzaPartitaIva: number;
            /** @description Paid in the calendar year or waiting, of both kinds (M30). */
            riscattatoAnno: number;
            /** @description Withheld from people; 0 for companies (M32). */
            ritenutaBps: number;
            tipi: {
                /** @description Euro. */
                disponibile: number;
                /** @description The open window, else the next; null where there is none (M28). */
                finestra: {
                    /** Format: date */
                    al: string;
                    aperta: boolean;
                    /** Format: date */
                    dal: string;
                } | null;
                /** @description The most that can be asked for now. */
                massimo: number;
                /** @description The stricter of 100 euro and the threshold (M29). */
                minimo: number;
                /** @description Why nothing can be asked for now. */
                rifiuto: ("REDEMPTION_DISABLED" | "REDEMPTION_OPEN" | "REDEMPTION_WINDOW" | "REDEMPTION_VAT_NUMBER" | "REDEMPTION_THRESHOLD" | "REDEMPTION_MINIMUM" | "REDEMPTION_AVAILABLE" | "REDEMPTION_VAT_REQUIRED" | "REDEMPTION_DECLARATION_COMPANY" | "REDEMPTION_DECLARATION") | null;
                /** @description RewardForPromotion 3, ProfitSharing 4. */
                tipoNotarizzazioneId: number;
            }[];
        };
        RedemptionTermsInput: {
            /** @description Receipts of people over it want a duty stamp (M40). */
            bolloOltre: number;
            isAzienda: boolean;
            /** @description Euro. */
            limiteDichiarazione: number;
            /** @description Euro. */
            limiteSenzaPartitaIva: number;
            /** @description Paid in the calendar year or waiting, of both kinds (M30). */
            riscattatoAnno: number;
            /** @description Withheld from people; 0 for companies (M32). */
            ritenutaBps: number;
            tipi: {
                /** @description Euro. */
                disponibile: number;
                /** @description The open window, else the next; null where there is none (M28). */
                finestra: {
                    /** Format: date */
                    al: string;
                    aperta: boolean;
                    /** Format: date */
                    dal: string;
                } | null;
                /** @description The most that can be asked for now. */
                massimo: number;
                /** @description The stricter of 100 euro and the threshold (M29). */
                minimo: number;
                /** @description Why nothing can be asked for now. */
                rifiuto: ("REDEMPTION_DISABLED" | "REDEMPTION_OPEN" | "REDEMPTION_WINDOW" | "REDEMPTION_VAT_NUMBER" | "REDEMPTION_THRESHOLD" | "REDEMPTION_MINIMUM" | "REDEMPTION_AVAILABLE" | "REDEMPTION_VAT_REQUIRED" | "REDEMPTION_DECLARATION_COMPANY" | "REDEMPTION_DECLARATION") | null;
                /** @description RewardForPromotion 3, ProfitSharing 4. */
                tipoNotarizzazioneId: number;
            }[];
        };
        RedemptionWish: {
            /** @default null */
            documentoPrestazioneOccasionale: {
                /** @description `fileNameAzure` of the upload. */
                documentId: string;
                documentTypeId?: number;
                name?: string;
                url?: string | null;
            } | null;
            /** @default null */
            documentoRitenutaAcconto: {
                /** @description `fileNameAzure` of the upload. */
                documentId: string;
                documentTypeId?: number;
                name?: string;
                url?: string | null;
            } | null;
            /** Format: email */
            emailPayPal: string;
            /**
             * @description The declaration (WALLET-12).
             * @default false
             */
            hasPrestazione: boolean;
            iban: unknown;
            importoRichiesto: number;
            /**
             * Format: uuid
             * @description Not shown in the documents. Sent again, it is the same request.
             */
            key: string;
            /** @default null */
            numeroFattura: string | null;
        };
        RedemptionWishInput: {
            /** @default null */
            documentoPrestazioneOccasionale: {
                /** @description `fileNameAzure` of the upload. */
                documentId: string;
                documentTypeId?: number;
                name?: string;
                url?: string | null;
            } | null;
            /** @default null */
            documentoRitenutaAcconto: {
                /** @description `fileNameAzure` of the upload. */
                documentId: string;
                documentTypeId?: number;
                name?: string;
                url?: string | null;
            } | null;
            emailPayPal: string;
            /**
             * @description The declaration (WALLET-12).
             * @default false
             */
            hasPrestazione: boolean;
            iban: string;
            importoRichiesto: number;
            /**
             * Format: uuid
             * @description Not shown in the documents. Sent again, it is the same request.
             */
            key: string;
            /** @default null */
            numeroFattura: string | null;
        };
        Refund: {
            /** Format: date-time */
            dataRichiesta: string;
            dataRimborso: string | null;
            importo: number;
            isCoupon: boolean;
            /** @enum {string} */
            motivo: "paid_twice" | "amount_differs" | "owned_already" | "coupon_missing" | "order_closed" | "cancellation" | "goodwill";
            titoloCorso: string | null;
        };
        RefundInput: {
            /** Format: date-time */
            dataRichiesta: string;
            dataRimborso: string | null;
            importo: number;
            isCoupon: boolean;
            /** @enum {string} */
            motivo: "paid_twice" | "amount_differs" | "owned_already" | "coupon_missing" | "order_closed" | "cancellation" | "goodwill";
            titoloCorso: string | null;
        };
        Refusal: {
            code: string;
            correlationId: string;
            data: null;
            fields?: {
                [key: string]: string;
            };
            info: string | null;
            Info: string | null;
            warning: string | null;
        };
        RefusalInput: {
            code: string;
            correlationId: string;
            data: null;
            fields?: {
                [key: string]: string;
            };
            info: string | null;
            Info: string | null;
            warning: string | null;
        };
        RelatedCourse: {
            id: number;
            magicLinkRewardForPromotion: string | null;
            title: string;
            typeBadge: number;
            urlImage: string | null;
        };
        RelatedCourseInput: {
            id: number;
            magicLinkRewardForPromotion: string | null;
            title: string;
            typeBadge: number;
            urlImage: string | null;
        };
        SavedOrder: {
            orderId: number;
            orderNumber: string;
        };
        SavedOrderInput: {
            orderId: number;
            orderNumber: string;
        };
        SelectOption: {
            id: number;
            name: string;
        };
        SelectOptionInput: {
            id: number;
            name: string;
        };
        SharedCurriculum: {
            asOf: string;
            badges: {
                acquisitionTime: string;
                categoryKey: string | null;
                code: string;
                courseId: number;
                /** Format: uuid */
                id: string;
                isExpired: boolean;
                levelId: number;
                skills: string[];
                title: string;
                type: number;
                /** @description Not shown in the documents. The last second at which it is valid; null: without end. */
                validUntil: string | null;
            }[];
            /** @description Of the badges that are valid, those with most badges first. */
            competences: {
                badges: number;
                id: number;
                title: string;
            }[];
            /** @description As the newest of these badges has it; null: there is none. */
            holderName: string | null;
        };
        SharedCurriculumInput: {
            asOf: string;
            badges: {
                acquisitionTime: string;
                categoryKey: string | null;
                code: string;
                courseId: number;
                /** Format: uuid */
                id: string;
                isExpired: boolean;
                levelId: number;
                skills: string[];
                title: string;
                type: number;
                /** @description Not shown in the documents. The last second at which it is valid; null: without end. */
                validUntil: string | null;
            }[];
            /** @description Of the badges that are valid, those with most badges first. */
            competences: {
                badges: number;
                id: number;
                title: string;
            }[];
            /** @description As the newest of these badges has it; null: there is none. */
            holderName: string | null;
        };
        Skill: {
            id: number;
            title: string;
            totalCertification: number;
        };
        SkillDetail: {
            categoryKey: string | null;
            date: string;
            id: number;
            levelId: number;
            relatedBadges: components["schemas"]["Badge"][];
            relatedCourses: components["schemas"]["RelatedCourse"][];
            title: string;
            totalCertification: number;
        };
        SkillDetailInput: {
            categoryKey: string | null;
            date: string;
            id: number;
            levelId: number;
            relatedBadges: components["schemas"]["BadgeInput"][];
            relatedCourses: components["schemas"]["RelatedCourseInput"][];
            title: string;
            totalCertification: number;
        };
        SkillInput: {
            id: number;
            title: string;
            totalCertification: number;
        };
        StoredExamAnswer: {
            answer: ({
                optionId: string;
            } | {
                optionIds: string[];
            } | {
                value: boolean;
            } | {
                value: number;
            } | {
                optionOf: {
                    [key: string]: string;
                };
            } | {
                x: number;
                y: number;
            } | {
                text: string;
            }) | null;
            answeredAt: string | null;
            /** @description ISO 8601, UTC. */
            endsAt: string;
            isFlagged: boolean;
            position: number;
            sequence: number;
            /** @description ISO 8601, UTC. */
            serverTime: string;
        };
        StoredExamAnswerInput: {
            answer: ({
                optionId: string;
            } | {
                optionIds: string[];
            } | {
                value: boolean;
            } | {
                value: number;
            } | {
                optionOf: {
                    [key: string]: string;
                };
            } | {
                x: number;
                y: number;
            } | {
                text: string;
            }) | null;
            answeredAt: string | null;
            /** @description ISO 8601, UTC. */
            endsAt: string;
            isFlagged: boolean;
            position: number;
            sequence: number;
            /** @description ISO 8601, UTC. */
            serverTime: string;
        };
        SurveyAnswer: {
            answerid: number;
            areaId: number;
            code: string;
            surveyId: number;
            /** @enum {string} */
            type: "choice" | "text" | "date" | "number" | "experience";
            /** @description Null for a choice; the text, date or number; the entries of an experience. */
            value: string | components["schemas"]["SurveyExperience"][] | null;
        };
        SurveyAnswerInput: {
            answerid: number;
            areaId: number;
            code: string;
            surveyId: number;
            /** @enum {string} */
            type: "choice" | "text" | "date" | "number" | "experience";
            /** @description Null for a choice; the text, date or number; the entries of an experience. */
            value: string | components["schemas"]["SurveyExperienceInput"][] | null;
        };
        SurveyArea: {
            /** @enum {string} */
            area: "company" | "profession" | "study" | "interest" | "personal";
            description: string;
            id: number;
            questions: {
                answers: {
                    id: number;
                    /** @description A fragment of HTML where the render type is `html`. */
                    label: string;
                    /** @description Name of a picture; for experiences, their group of `GetSelectTipologica`. */
                    resource: string | null;
                    /** @enum {string} */
                    type: "choice" | "text" | "date" | "number" | "experience";
                }[];
                id: number;
                /** @description Not shown in the documents. Asked for more warmly; it blocks nothing (E69). */
                isMandatory: boolean;
                question: string;
                /** @enum {string} */
                renderType: "icon" | "radio" | "html" | "text" | "date" | "modal" | "number" | "range";
                /** @enum {string} */
                type: "single" | "multi" | "modal";
            }[];
            /** @description Not shown in the documents. What the caller has answered so far. */
            saved: components["schemas"]["SurveyAnswer"][];
            /** @description Not shown in the documents. What an answer names as `surveyId`. */
            surveyId: number;
            /** @description Number of its questions. */
            tot: number;
            urlImage: string | null;
        };
        SurveyAreaInput: {
            /** @enum {string} */
            area: "company" | "profession" | "study" | "interest" | "personal";
            description: string;
            id: number;
            questions: {
                answers: {
                    id: number;
                    /** @description A fragment of HTML where the render type is `html`. */
                    label: string;
                    /** @description Name of a picture; for experiences, their group of `GetSelectTipologica`. */
                    resource: string | null;
                    /** @enum {string} */
                    type: "choice" | "text" | "date" | "number" | "experience";
                }[];
                id: number;
                /** @description Not shown in the documents. Asked for more warmly; it blocks nothing (E69). */
                isMandatory: boolean;
                question: string;
                /** @enum {string} */
                renderType: "icon" | "radio" | "html" | "text" | "date" | "modal" | "number" | "range";
                /** @enum {string} */
                type: "single" | "multi" | "modal";
            }[];
            /** @description Not shown in the documents. What the caller has answered so far. */
            saved: components["schemas"]["SurveyAnswerInput"][];
            /** @description Not shown in the documents. What an answer names as `surveyId`. */
            surveyId: number;
            /** @description Number of its questions. */
            tot: number;
            urlImage: string | null;
        };
        SurveyExperience: {
            currently: boolean;
            /** @description `YYYY-MM-DD`, today in Italy at the latest. */
            dateFrom: string;
            /** @description Null exactly while it goes on. */
            dateTo: string | null;
            /** @description An entry of the answer’s group of `GetSelectTipologica`. */
            keyId: number;
            online: boolean;
        };
        SurveyExperienceInput: {
            currently: boolean;
            /** @description `YYYY-MM-DD`, today in Italy at the latest. */
            dateFrom: string;
            /** @description Null exactly while it goes on. */
            dateTo: string | null;
            /** @description An entry of the answer’s group of `GetSelectTipologica`. */
            keyId: number;
            online: boolean;
        };
        SurveyMandatory: {
            /** @description Those of them without an answer. */
            openQuestionIds: number[];
            /** @description Questions that matter most. */
            questionIds: number[];
        };
        SurveyMandatoryInput: {
            /** @description Those of them without an answer. */
            openQuestionIds: number[];
            /** @description Questions that matter most. */
            questionIds: number[];
        };
        SurveyPercentage: {
            percentage: number;
        };
        SurveyPercentageInput: {
            percentage: number;
        };
        TableExport: {
            /** @enum {string} */
            formato: "csv" | "xlsx";
            /** Format: uuid */
            id: string;
            /** @description Written until now. */
            righe: number;
            righeTotali: number;
            /** @description When the file goes. */
            scadeIl: string | null;
            /** @enum {string} */
            stato: "waiting" | "running" | "ready" | "failed";
            /**
             * @description 0 users, 1 orders and invoices, 2 redemption requests, 10 the audit, 11 badges, 12 credits, 13 subscribers of a newsletter.
             * @enum {number}
             */
            tipoTabella: 0 | 1 | 2 | 10 | 11 | 12 | 13;
        };
        TableExportInput: {
            /** @enum {string} */
            formato: "csv" | "xlsx";
            /** Format: uuid */
            id: string;
            /** @description Written until now. */
            righe: number;
            righeTotali: number;
            /** @description When the file goes. */
            scadeIl: string | null;
            /** @enum {string} */
            stato: "waiting" | "running" | "ready" | "failed";
            /**
             * @description 0 users, 1 orders and invoices, 2 redemption requests, 10 the audit, 11 badges, 12 credits, 13 subscribers of a newsletter.
             * @enum {number}
             */
            tipoTabella: 0 | 1 | 2 | 10 | 11 | 12 | 13;
        };
        TaughtCourse: {
            /** @description Learners. */
            begun: number;
            /** @description Learners. */
            completed: number;
            /** @description Learners. */
            enrolled: number;
            id: number;
            /** @description Of those who have begun; null where nobody has. */
            meanPercentage: number | null;
            modules: {
                id: number;
                lessons: {
                    /** @description Have completed it, or are at it. */
                    begun: number;
                    /** @description Learners. */
                    completed: number;
                    /** @description Are at it: their first one not completed. */
                    current: number;
                    /** @description Minutes. */
                    duration: number;
                    id: number;
                    name: string;
                }[];
                name: string;
            }[];
            title: string;
        };
        TaughtCourseInput: {
            /** @description Learners. */
            begun: number;
            /** @description Learners. */
            completed: number;
            /** @description Learners. */
            enrolled: number;
            id: number;
            /** @description Of those who have begun; null where nobody has. */
            meanPercentage: number | null;
            modules: {
                id: number;
                lessons: {
                    /** @description Have completed it, or are at it. */
                    begun: number;
                    /** @description Learners. */
                    completed: number;
                    /** @description Are at it: their first one not completed. */
                    current: number;
                    /** @description Minutes. */
                    duration: number;
                    id: number;
                    name: string;
                }[];
                name: string;
            }[];
            title: string;
        };
        TaughtLearner: {
            /** @description Null before the course is begun, and when it is completed. */
            currentLesson: {
                id: number;
                name: string;
            } | null;
            enrolledAt: string;
            /** @description When a lesson was last completed. */
            lastCompletedAt: string | null;
            name: string;
            percentage: number;
            surname: string;
        };
        TaughtLearnerInput: {
            /** @description Null before the course is begun, and when it is completed. */
            currentLesson: {
                id: number;
                name: string;
            } | null;
            enrolledAt: string;
            /** @description When a lesson was last completed. */
            lastCompletedAt: string | null;
            name: string;
            percentage: number;
            surname: string;
        };
        Tokens: {
            refreshToken: string;
            token: string;
        };
        TokensInput: {
            refreshToken: string;
            token: string;
        };
        UploadBlock: {
            /** @description Position in the file, 7 digits from 0000000. */
            blockId: string;
            /** @description At most 262144 bytes, in base64. */
            data: string;
            /** @description What the sender calls the file, the same in each call of an upload; what stands before the last slash tells uploads of equal names apart and is not shown. */
            fileName: string;
        };
        UploadBlockInput: {
            /** @description Position in the file, 7 digits from 0000000. */
            blockId: string;
            /** @description At most 262144 bytes, in base64. */
            data: string;
            /** @description What the sender calls the file, the same in each call of an upload; what stands before the last slash tells uploads of equal names apart and is not shown. */
            fileName: string;
        };
        UploadCommit: {
            /** @description Ids of all blocks in file order. */
            blockList: string[];
            fileName: string;
            /** @description Not shown in the documents. Of the whole file, hexadecimal; checked when given. */
            sha256?: string;
        };
        UploadCommitInput: {
            /** @description Ids of all blocks in file order. */
            blockList: string[];
            fileName: string;
            /** @description Not shown in the documents. Of the whole file, hexadecimal; checked when given. */
            sha256?: string;
        };
        UploadedFile: {
            /** @description Not shown in the documents. Of a video, WebVTT. */
            captions: {
                /** @enum {string} */
                language: "it" | "en";
                url: string;
            }[];
            /** @description Not shown in the documents. By content. */
            contentType: string;
            /** @description Name in the store; how documents of a course refer to it. */
            fileNameAzure: string;
            fileNameOriginal: string;
            /** @description Not shown in the documents. Of a cover: the whole picture, to choose its part from. */
            originalUrl: string | null;
            /** @description Not shown in the documents. Of a video. */
            posterUrl: string | null;
            /** @description Not shown in the documents. Hexadecimal. */
            sha256: string;
            /** @description Not shown in the documents. Bytes. */
            size: number;
            /** @description 0 WbUploaded, 1 InCaricamento, 2 Disponibile. */
            status: number;
            /** @description Signed and short-lived, for a cover public; null while a video is not available. */
            url: string | null;
        };
        UploadedFileInput: {
            /** @description Not shown in the documents. Of a video, WebVTT. */
            captions: {
                /** @enum {string} */
                language: "it" | "en";
                url: string;
            }[];
            /** @description Not shown in the documents. By content. */
            contentType: string;
            /** @description Name in the store; how documents of a course refer to it. */
            fileNameAzure: string;
            fileNameOriginal: string;
            /** @description Not shown in the documents. Of a cover: the whole picture, to choose its part from. */
            originalUrl: string | null;
            /** @description Not shown in the documents. Of a video. */
            posterUrl: string | null;
            /** @description Not shown in the documents. Hexadecimal. */
            sha256: string;
            /** @description Not shown in the documents. Bytes. */
            size: number;
            /** @description 0 WbUploaded, 1 InCaricamento, 2 Disponibile. */
            status: number;
            /** @description Signed and short-lived, for a cover public; null while a video is not available. */
            url: string | null;
        };
        UsedCourse: {
            categoriesId: number | null;
            category: string;
            categoryKey: string | null;
            documentList: {
                /** @description Not shown in the documents. Captions of a video, WebVTT. */
                captions: {
                    /** @enum {string} */
                    language: "it" | "en";
                    url: string;
                }[];
                documentId: number;
                /** @description 1 video, 2 PDF. */
                documentTypeId: number;
                downlodable: boolean;
                fileName: string;
                id: number;
                name: string;
                /** @description Not shown in the documents. First picture of a video. */
                posterUrl: string | null;
                /** @description Not shown in the documents. Bytes. */
                size: number | null;
                /** @description 0 WbUploaded, 1 InCaricamento, 2 Disponibile. */
                status: number;
                /** @description Signed and short-lived; null in a locked lesson and for what is not ready. */
                url: string | null;
            }[];
            /** @description Minutes. */
            durataCorso: number;
            /** @description 0 the certification exam, 1 the simulation test. */
            esamiDTO: {
                downloadable: boolean;
                examDate: string | null;
                id: number;
                isPassed: boolean | null;
                isPayed: boolean;
                link: string | null;
                price: number | null;
                result: number | null;
            }[];
            id: number;
            /** @description The badge earned with this course. */
            idBadgeCertification: string | null;
            /**
             * @description Not shown in the documents. When the next lesson opens: at once, or after the last one’s duration (E56).
             * @enum {string}
             */
            lessonPolicy: "completed" | "pacing";
            levelsId: number | null;
            /**
             * @description Not shown in the documents. Only a learner makes progress (E8, E58).
             * @enum {string}
             */
            mode: "learner" | "teacher" | "preview";
            modules: {
                description: string;
                documentList: {
                    /** @description Not shown in the documents. Captions of a video, WebVTT. */
                    captions: {
                        /** @enum {string} */
                        language: "it" | "en";
                        url: string;
                    }[];
                    documentId: number;
                    /** @description 1 video, 2 PDF. */
                    documentTypeId: number;
                    downlodable: boolean;
                    fileName: string;
                    id: number;
                    name: string;
                    /** @description Not shown in the documents. First picture of a video. */
                    posterUrl: string | null;
                    /** @description Not shown in the documents. Bytes. */
                    size: number | null;
                    /** @description 0 WbUploaded, 1 InCaricamento, 2 Disponibile. */
                    status: number;
                    /** @description Signed and short-lived; null in a locked lesson and for what is not ready. */
                    url: string | null;
                }[];
                /** @description Minutes: the sum of its lessons. */
                duration: number;
                id: number;
                isCompleted: boolean;
                lessonList: {
                    /** @description Not shown in the documents. With pacing, the instant at which it opens, by the server's time. */
                    availableFrom: string | null;
                    completedDate: string | null;
                    /** @description Not shown in the documents. The text with its formats; null: it has none, or the lesson is locked. */
                    content: components["schemas"]["LessonText"] | null;
                    /** @description The text without formats; empty while the lesson is locked. */
                    description: string;
                    documentList: {
                        /** @description Not shown in the documents. Captions of a video, WebVTT. */
                        captions: {
                            /** @enum {string} */
                            language: "it" | "en";
                            url: string;
                        }[];
                        documentId: number;
                        /** @description 1 video, 2 PDF. */
                        documentTypeId: number;
                        downlodable: boolean;
                        fileName: string;
                        id: number;
                        name: string;
                        /** @description Not shown in the documents. First picture of a video. */
                        posterUrl: string | null;
                        /** @description Not shown in the documents. Bytes. */
                        size: number | null;
                        /** @description 0 WbUploaded, 1 InCaricamento, 2 Disponibile. */
                        status: number;
                        /** @description Signed and short-lived; null in a locked lesson and for what is not ready. */
                        url: string | null;
                    }[];
                    /** @description Minutes. */
                    duration: number;
                    id: number;
                    index: number;
                    /** @description Not shown in the documents. Whether the lesson may be taken now. */
                    isAvailable: boolean;
                    isCompleted: boolean;
                    /** @description Not shown in the documents. Why it may not: the lesson before is open, or its time has not passed. */
                    lockReason: ("previous-lesson" | "pacing") | null;
                    moduloId: number;
                    name: string;
                    /** @description Not shown in the documents. Short-lived addresses of the pictures of the content. */
                    pictures: {
                        fileName: string;
                        url: string;
                    }[];
                    /** @description Not shown in the documents. Where the learner was in its video, on any device, and when, by the server’s time. */
                    position: {
                        /** Format: date-time */
                        at: string;
                        seconds: number;
                    } | null;
                }[];
                name: string;
                professor: {
                    label: string;
                    specialty: string;
                    value: number;
                } | null;
                professorNameId: number | null;
            }[];
            percentage: number;
            professors: {
                label: string;
                specialty: string;
                value: number;
            }[];
            /** @description Not shown in the documents. Now, by the clock that decides on availability. */
            serverTime: string;
            statoCorso: number;
            synopses: string;
            title: string;
            userIsDocenteCourse: boolean;
        };
        UsedCourseInput: {
            categoriesId: number | null;
            category: string;
            categoryKey: string | null;
            documentList: {
                /** @description Not shown in the documents. Captions of a video, WebVTT. */
                captions: {
                    /** @enum {string} */
                    language: "it" | "en";
                    url: string;
                }[];
                documentId: number;
                /** @description 1 video, 2 PDF. */
                documentTypeId: number;
                downlodable: boolean;
                fileName: string;
                id: number;
                name: string;
                /** @description Not shown in the documents. First picture of a video. */
                posterUrl: string | null;
                /** @description Not shown in the documents. Bytes. */
                size: number | null;
                /** @description 0 WbUploaded, 1 InCaricamento, 2 Disponibile. */
                status: number;
                /** @description Signed and short-lived; null in a locked lesson and for what is not ready. */
                url: string | null;
            }[];
            /** @description Minutes. */
            durataCorso: number;
            /** @description 0 the certification exam, 1 the simulation test. */
            esamiDTO: {
                downloadable: boolean;
                examDate: string | null;
                id: number;
                isPassed: boolean | null;
                isPayed: boolean;
                link: string | null;
                price: number | null;
                result: number | null;
            }[];
            id: number;
            /** @description The badge earned with this course. */
            idBadgeCertification: string | null;
            /**
             * @description Not shown in the documents. When the next lesson opens: at once, or after the last one’s duration (E56).
             * @enum {string}
             */
            lessonPolicy: "completed" | "pacing";
            levelsId: number | null;
            /**
             * @description Not shown in the documents. Only a learner makes progress (E8, E58).
             * @enum {string}
             */
            mode: "learner" | "teacher" | "preview";
            modules: {
                description: string;
                documentList: {
                    /** @description Not shown in the documents. Captions of a video, WebVTT. */
                    captions: {
                        /** @enum {string} */
                        language: "it" | "en";
                        url: string;
                    }[];
                    documentId: number;
                    /** @description 1 video, 2 PDF. */
                    documentTypeId: number;
                    downlodable: boolean;
                    fileName: string;
                    id: number;
                    name: string;
                    /** @description Not shown in the documents. First picture of a video. */
                    posterUrl: string | null;
                    /** @description Not shown in the documents. Bytes. */
                    size: number | null;
                    /** @description 0 WbUploaded, 1 InCaricamento, 2 Disponibile. */
                    status: number;
                    /** @description Signed and short-lived; null in a locked lesson and for what is not ready. */
                    url: string | null;
                }[];
                /** @description Minutes: the sum of its lessons. */
                duration: number;
                id: number;
                isCompleted: boolean;
                lessonList: {
                    /** @description Not shown in the documents. With pacing, the instant at which it opens, by the server's time. */
                    availableFrom: string | null;
                    completedDate: string | null;
                    /** @description Not shown in the documents. The text with its formats; null: it has none, or the lesson is locked. */
                    content: components["schemas"]["LessonTextInput"] | null;
                    /** @description The text without formats; empty while the lesson is locked. */
                    description: string;
                    documentList: {
                        /** @description Not shown in the documents. Captions of a video, WebVTT. */
                        captions: {
                            /** @enum {string} */
                            language: "it" | "en";
                            url: string;
                        }[];
                        documentId: number;
                        /** @description 1 video, 2 PDF. */
                        documentTypeId: number;
                        downlodable: boolean;
                        fileName: string;
                        id: number;
                        name: string;
                        /** @description Not shown in the documents. First picture of a video. */
                        posterUrl: string | null;
                        /** @description Not shown in the documents. Bytes. */
                        size: number | null;
                        /** @description 0 WbUploaded, 1 InCaricamento, 2 Disponibile. */
                        status: number;
                        /** @description Signed and short-lived; null in a locked lesson and for what is not ready. */
                        url: string | null;
                    }[];
                    /** @description Minutes. */
                    duration: number;
                    id: number;
                    index: number;
                    /** @description Not shown in the documents. Whether the lesson may be taken now. */
                    isAvailable: boolean;
                    isCompleted: boolean;
                    /** @description Not shown in the documents. Why it may not: the lesson before is open, or its time has not passed. */
                    lockReason: ("previous-lesson" | "pacing") | null;
                    moduloId: number;
                    name: string;
                    /** @description Not shown in the documents. Short-lived addresses of the pictures of the content. */
                    pictures: {
                        fileName: string;
                        url: string;
                    }[];
                    /** @description Not shown in the documents. Where the learner was in its video, on any device, and when, by the server’s time. */
                    position: {
                        /** Format: date-time */
                        at: string;
                        seconds: number;
                    } | null;
                }[];
                name: string;
                professor: {
                    label: string;
                    specialty: string;
                    value: number;
                } | null;
                professorNameId: number | null;
            }[];
            percentage: number;
            professors: {
                label: string;
                specialty: string;
                value: number;
            }[];
            /** @description Not shown in the documents. Now, by the clock that decides on availability. */
            serverTime: string;
            statoCorso: number;
            synopses: string;
            title: string;
            userIsDocenteCourse: boolean;
        };
        UserMonth: {
            isCurrent: boolean;
            /** @description YYYY-MM */
            month: string;
            users: number;
        };
        UserMonthInput: {
            isCurrent: boolean;
            /** @description YYYY-MM */
            month: string;
            users: number;
        };
        UserProfile: {
            accreditationDate: string | null;
            address: string;
            /** Format: date */
            birthDate: string;
            birthPlace: string;
            blockchainAccredited: boolean;
            citizenship: string;
            /** @enum {string} */
            codiceFiscaleTipo: "AB" | "BO";
            company: {
                denominazioneAzienda: string;
                /** Format: uuid */
                id: string;
                pIva: string;
                /** @enum {string} */
                ruoloAziendale: "DELEGATE" | "LEGAL_REPRESENTATIVE";
                sdi: string | null;
            } | null;
            documentNumber: string | null;
            documentType: string | null;
            email: string;
            emailComunicazione: string | null;
            fiscalCode: string;
            hasAmletId: boolean;
            isDocente: boolean;
            mailAziendale: string | null;
            name: string;
            phoneNumber: string;
            pIva: string | null;
            registrationDate: string;
            /** @enum {number} */
            statoEventoAmlet: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 666;
            surname: string;
            ulicCode: string;
            /** Format: uuid */
            userId: string;
        };
        UserProfileInput: {
            accreditationDate: string | null;
            address: string;
            /** Format: date */
            birthDate: string;
            birthPlace: string;
            blockchainAccredited: boolean;
            citizenship: string;
            /** @enum {string} */
            codiceFiscaleTipo: "AB" | "BO";
            company: {
                denominazioneAzienda: string;
                /** Format: uuid */
                id: string;
                pIva: string;
                /** @enum {string} */
                ruoloAziendale: "DELEGATE" | "LEGAL_REPRESENTATIVE";
                sdi: string | null;
            } | null;
            documentNumber: string | null;
            documentType: string | null;
            email: string;
            emailComunicazione: string | null;
            fiscalCode: string;
            hasAmletId: boolean;
            isDocente: boolean;
            mailAziendale: string | null;
            name: string;
            phoneNumber: string;
            pIva: string | null;
            registrationDate: string;
            /** @enum {number} */
            statoEventoAmlet: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 666;
            surname: string;
            ulicCode: string;
            /** Format: uuid */
            userId: string;
        };
        UserRoles: {
            /** @description Those that can be added. */
            availableRoles: {
                /** @enum {string} */
                label: "AdminWorkerBadge" | "AdminEnteFormazione" | "DocenteB" | "AdminEnteFinanziatore" | "Tutor" | "RedattoreCorsiA" | "Discente" | "Ispettore" | "AdminAzienda";
                value: number;
            }[];
            roles: {
                /** @enum {string} */
                label: "AdminWorkerBadge" | "AdminEnteFormazione" | "DocenteB" | "AdminEnteFinanziatore" | "Tutor" | "RedattoreCorsiA" | "Discente" | "Ispettore" | "AdminAzienda";
                value: number;
            }[];
        };
        UserRolesInput: {
            /** @description Those that can be added. */
            availableRoles: {
                /** @enum {string} */
                label: "AdminWorkerBadge" | "AdminEnteFormazione" | "DocenteB" | "AdminEnteFinanziatore" | "Tutor" | "RedattoreCorsiA" | "Discente" | "Ispettore" | "AdminAzienda";
                value: number;
            }[];
            roles: {
                /** @enum {string} */
                label: "AdminWorkerBadge" | "AdminEnteFormazione" | "DocenteB" | "AdminEnteFinanziatore" | "Tutor" | "RedattoreCorsiA" | "Discente" | "Ispettore" | "AdminAzienda";
                value: number;
            }[];
        };
        ViewedCourse: {
            categoriesId: number | null;
            category: string;
            categoryKey: string | null;
            /** @description Not shown in the documents. The words of the own review. */
            commentoUtente: string | null;
            corsoFaq: {
                answare: string;
                id: number;
                question: string;
            }[];
            corsoTags: string[];
            CorsoUnitCode: string;
            coverImage: {
                documentId: number;
                name: string;
                url: string;
            } | null;
            credits: number;
            dataCreazione: string;
            description: string;
            difficultyCourse: string | null;
            documentList: {
                documentId: number;
                /** @description 1 video, 2 PDF. */
                documentTypeId: number;
                downlodable: boolean;
                fileName: string;
                id: number;
                name: string;
                /** @description Not shown in the documents. Bytes. */
                size: number | null;
                /** @description 0 WbUploaded, 1 InCaricamento, 2 Disponibile. */
                status: number;
                url: string | null;
            }[];
            /** @description Minutes. */
            durataCorso: number;
            /** @description 0 the certification exam, 1 the simulation test. */
            esamiDTO: {
                downloadable: boolean;
                examDate: string | null;
                id: number;
                isPassed: boolean | null;
                isPayed: boolean;
                link: string | null;
                price: number | null;
                result: number | null;
            }[];
            id: number;
            idBadgeCertification: string | null;
            levelsId: number | null;
            macroCategory: {
                id: number;
                name: string;
            } | null;
            modules: {
                description: string;
                documentList: {
                    documentId: number;
                    /** @description 1 video, 2 PDF. */
                    documentTypeId: number;
                    downlodable: boolean;
                    fileName: string;
                    id: number;
                    name: string;
                    /** @description Not shown in the documents. Bytes. */
                    size: number | null;
                    /** @description 0 WbUploaded, 1 InCaricamento, 2 Disponibile. */
                    status: number;
                    url: string | null;
                }[];
                duration: number;
                id: number;
                isCompleted: boolean;
                lessonList: {
                    completedDate: string | null;
                    /** @description Empty here: the text of a lesson belongs to Courses/Use. */
                    description: string;
                    documentList: {
                        documentId: number;
                        /** @description 1 video, 2 PDF. */
                        documentTypeId: number;
                        downlodable: boolean;
                        fileName: string;
                        id: number;
                        name: string;
                        /** @description Not shown in the documents. Bytes. */
                        size: number | null;
                        /** @description 0 WbUploaded, 1 InCaricamento, 2 Disponibile. */
                        status: number;
                        url: string | null;
                    }[];
                    duration: number;
                    id: number;
                    index: number;
                    isCompleted: boolean;
                    /** @description Not shown in the documents. Open to everyone before buying. */
                    isFreePreview: boolean;
                    moduloId: number;
                    name: string;
                }[];
                name: string;
                professor: {
                    label: string;
                    /** @description Not shown in the documents. What the teacher is expert in. */
                    specialty: string;
                    value: number;
                } | null;
                professorNameId: number | null;
            }[];
            /** @description Progress; null for a course not bought. */
            percentage: number | null;
            prerequisites: string;
            price: number | null;
            priceCertification: number | null;
            priceSimulation: number | null;
            professors: {
                label: string;
                /** @description Not shown in the documents. What the teacher is expert in. */
                specialty: string;
                value: number;
            }[];
            rankings: {
                ratio: number | null;
                /** @description Not shown in the documents. Number of votes. */
                total: number;
                votes: {
                    count: number;
                    percentage: number;
                    value: number;
                }[];
            };
            rankingUtente: number | null;
            statoCorso: number;
            synopses: string;
            title: string;
            userIsDocenteCourse: boolean;
            /** @description Not shown in the documents. How long an attestation is valid; null: without end. */
            validity: {
                months: number;
                /** @description The course that renews it, while it is on sale. */
                refresher: {
                    id: number;
                    title: string;
                } | null;
            } | null;
            version: number;
        };
        ViewedCourseInput: {
            categoriesId: number | null;
            category: string;
            categoryKey: string | null;
            /** @description Not shown in the documents. The words of the own review. */
            commentoUtente: string | null;
            corsoFaq: {
                answare: string;
                id: number;
                question: string;
            }[];
            corsoTags: string[];
            CorsoUnitCode: string;
            coverImage: {
                documentId: number;
                name: string;
                url: string;
            } | null;
            credits: number;
            dataCreazione: string;
            description: string;
            difficultyCourse: string | null;
            documentList: {
                documentId: number;
                /** @description 1 video, 2 PDF. */
                documentTypeId: number;
                downlodable: boolean;
                fileName: string;
                id: number;
                name: string;
                /** @description Not shown in the documents. Bytes. */
                size: number | null;
                /** @description 0 WbUploaded, 1 InCaricamento, 2 Disponibile. */
                status: number;
                url: string | null;
            }[];
            /** @description Minutes. */
            durataCorso: number;
            /** @description 0 the certification exam, 1 the simulation test. */
            esamiDTO: {
                downloadable: boolean;
                examDate: string | null;
                id: number;
                isPassed: boolean | null;
                isPayed: boolean;
                link: string | null;
                price: number | null;
                result: number | null;
            }[];
            id: number;
            idBadgeCertification: string | null;
            levelsId: number | null;
            macroCategory: {
                id: number;
                name: string;
            } | null;
            modules: {
                description: string;
                documentList: {
                    documentId: number;
                    /** @description 1 video, 2 PDF. */
                    documentTypeId: number;
                    downlodable: boolean;
                    fileName: string;
                    id: number;
                    name: string;
                    /** @description Not shown in the documents. Bytes. */
                    size: number | null;
                    /** @description 0 WbUploaded, 1 InCaricamento, 2 Disponibile. */
                    status: number;
                    url: string | null;
                }[];
                duration: number;
                id: number;
                isCompleted: boolean;
                lessonList: {
                    completedDate: string | null;
                    /** @description Empty here: the text of a lesson belongs to Courses/Use. */
                    description: string;
                    documentList: {
                        documentId: number;
                        /** @description 1 video, 2 PDF. */
                        documentTypeId: number;
                        downlodable: boolean;
                        fileName: string;
                        id: number;
                        name: string;
                        /** @description Not shown in the documents. Bytes. */
                        size: number | null;
                        /** @description 0 WbUploaded, 1 InCaricamento, 2 Disponibile. */
                        status: number;
                        url: string | null;
                    }[];
                    duration: number;
                    id: number;
                    index: number;
                    isCompleted: boolean;
                    /** @description Not shown in the documents. Open to everyone before buying. */
                    isFreePreview: boolean;
                    moduloId: number;
                    name: string;
                }[];
                name: string;
                professor: {
                    label: string;
                    /** @description Not shown in the documents. What the teacher is expert in. */
                    specialty: string;
                    value: number;
                } | null;
                professorNameId: number | null;
            }[];
            /** @description Progress; null for a course not bought. */
            percentage: number | null;
            prerequisites: string;
            price: number | null;
            priceCertification: number | null;
            priceSimulation: number | null;
            professors: {
                label: string;
                /** @description Not shown in the documents. What the teacher is expert in. */
                specialty: string;
                value: number;
            }[];
            rankings: {
                ratio: number | null;
                /** @description Not shown in the documents. Number of votes. */
                total: number;
                votes: {
                    count: number;
                    percentage: number;
                    value: number;
                }[];
            };
            rankingUtente: number | null;
            statoCorso: number;
            synopses: string;
            title: string;
            userIsDocenteCourse: boolean;
            /** @description Not shown in the documents. How long an attestation is valid; null: without end. */
            validity: {
                months: number;
                /** @description The course that renews it, while it is on sale. */
                refresher: {
                    id: number;
                    title: string;
                } | null;
            } | null;
            version: number;
        };
        Voucher: {
            /** @description To its holder: the company that bought it, which may be let see their course. */
            azienda: string | null;
            /** @description Null for one that somebody else bought. */
            code: string | null;
            corsoId: number;
            id: number;
            /** @description The last mail with it; to its buyer alone. */
            invio: {
                /** Format: date-time */
                dataInvio: string;
                email: string;
                inviatoIl: string | null;
                nome: string;
            } | null;
            isRedeemedByMe: boolean;
            /** Format: date-time */
            issuedAt: string;
            /** @description To the holder of one that a company bought: whether it sees how far they are. */
            mostraAvanzamento: boolean | null;
            /** @description To its holder: whether the buyer reads their name. */
            mostraNome: boolean | null;
            redeemedAt: string | null;
            /** @description To its buyer, where the holder agreed. */
            riscattatoDa: string | null;
            /** @enum {string} */
            state: "issued" | "frozen" | "redeemed" | "revoked";
            titoloCorso: string;
            /** @description To be sent with a change. */
            versione: number;
        };
        VoucherFile: {
            /** @description CSV, UTF-8 with its mark. */
            content: string;
            fileName: string;
        };
        VoucherFileInput: {
            /** @description CSV, UTF-8 with its mark. */
            content: string;
            fileName: string;
        };
        VoucherInput: {
            /** @description To its holder: the company that bought it, which may be let see their course. */
            azienda: string | null;
            /** @description Null for one that somebody else bought. */
            code: string | null;
            corsoId: number;
            id: number;
            /** @description The last mail with it; to its buyer alone. */
            invio: {
                /** Format: date-time */
                dataInvio: string;
                email: string;
                inviatoIl: string | null;
                nome: string;
            } | null;
            isRedeemedByMe: boolean;
            /** Format: date-time */
            issuedAt: string;
            /** @description To the holder of one that a company bought: whether it sees how far they are. */
            mostraAvanzamento: boolean | null;
            /** @description To its holder: whether the buyer reads their name. */
            mostraNome: boolean | null;
            redeemedAt: string | null;
            /** @description To its buyer, where the holder agreed. */
            riscattatoDa: string | null;
            /** @enum {string} */
            state: "issued" | "frozen" | "redeemed" | "revoked";
            titoloCorso: string;
            /** @description To be sent with a change. */
            versione: number;
        };
        Wallet: {
            /** @description Coupon of orders that wait for their payment. */
            couponInOrders: number;
            /** @description When the next pending credits become available. */
            nextAvailableAt: string | null;
            /** @description Credits that were used before their purchase was refunded. */
            owed: number;
            /** @description The same of profit sharing. Null for who is no teacher (WALLET-04). */
            pendingProfitSharing: number | null;
            /** @description Rewards that become available fourteen days after their purchase (M16). */
            pendingRewardForPromotion: number;
            /** @description Credits set aside as coupon (M14). */
            totalCouponNft: number;
            /** @description Available credits of the kinds that the caller sees. */
            totaleCrediti: number;
            /** @description Available profit sharing. Null for who is no teacher (WALLET-04). */
            totaleCreditiProfitSharing: number | null;
            /** @description The same of profit sharing. Null for who is no teacher (WALLET-04). */
            totaleCreditiProfitSharingFromAlgorand: number | null;
            /** @description Available rewards. */
            totaleCreditiRewardForPromotion: number;
            /** @description What of the available rewards is noted on the ledger. */
            totaleCreditiRewardForPromotionFromAlgorand: number;
            /** @description The explorer’s page of the account that holds the credits’ NFTs for all people; null where none is configured (E122). */
            urlWalletAlgorandUser: string | null;
        };
        WalletCredentials: {
            credentials: {
                credential: string | {
                    [key: string]: unknown;
                };
            }[];
            notification_id: string;
        };
        WalletCredentialsInput: {
            credentials: {
                credential: string | {
                    [key: string]: unknown;
                };
            }[];
            notification_id: string;
        };
        WalletInput: {
            /** @description Coupon of orders that wait for their payment. */
            couponInOrders: number;
            /** @description When the next pending credits become available. */
            nextAvailableAt: string | null;
            /** @description Credits that were used before their purchase was refunded. */
            owed: number;
            /** @description The same of profit sharing. Null for who is no teacher (WALLET-04). */
            pendingProfitSharing: number | null;
            /** @description Rewards that become available fourteen days after their purchase (M16). */
            pendingRewardForPromotion: number;
            /** @description Credits set aside as coupon (M14). */
            totalCouponNft: number;
            /** @description Available credits of the kinds that the caller sees. */
            totaleCrediti: number;
            /** @description Available profit sharing. Null for who is no teacher (WALLET-04). */
            totaleCreditiProfitSharing: number | null;
            /** @description The same of profit sharing. Null for who is no teacher (WALLET-04). */
            totaleCreditiProfitSharingFromAlgorand: number | null;
            /** @description Available rewards. */
            totaleCreditiRewardForPromotion: number;
            /** @description What of the available rewards is noted on the ledger. */
            totaleCreditiRewardForPromotionFromAlgorand: number;
            /** @description The explorer’s page of the account that holds the credits’ NFTs for all people; null where none is configured (E122). */
            urlWalletAlgorandUser: string | null;
        };
        WalletInvitation: {
            code: string;
            /** Format: date-time */
            expiresAt: string;
            sameDevice: string;
            secondsLeft: number;
        };
        WalletInvitationInput: {
            code: string;
            /** Format: date-time */
            expiresAt: string;
            sameDevice: string;
            secondsLeft: number;
        };
        WalletNonce: {
            c_nonce: string;
        };
        WalletNonceInput: {
            c_nonce: string;
        };
        WalletOffer: {
            demoWallet: string | null;
            /** Format: date-time */
            expiresAt: string;
            /** Format: uuid */
            id: string;
            link: string;
            secondsLeft: number;
            transactionCode: string;
        };
        WalletOfferInput: {
            demoWallet: string | null;
            /** Format: date-time */
            expiresAt: string;
            /** Format: uuid */
            id: string;
            link: string;
            secondsLeft: number;
            transactionCode: string;
        };
        WalletOfferProgress: {
            attemptsLeft: number;
            forms: ("badge_sd_jwt" | "badge_jwt" | "badge_ldp")[];
            secondsLeft: number;
            /** @enum {string} */
            status: "waiting" | "opened" | "redeemed" | "taken" | "failed" | "blocked" | "expired";
        };
        WalletOfferProgressInput: {
            attemptsLeft: number;
            forms: ("badge_sd_jwt" | "badge_jwt" | "badge_ldp")[];
            secondsLeft: number;
            /** @enum {string} */
            status: "waiting" | "opened" | "redeemed" | "taken" | "failed" | "blocked" | "expired";
        };
        WalletRefusal: {
            error: string;
            error_description?: string;
        };
        WalletRefusalInput: {
            error: string;
            error_description?: string;
        };
        WalletToken: {
            access_token: string;
            expires_in: number;
            /** @constant */
            token_type: "Bearer";
        };
        WalletTokenInput: {
            access_token: string;
            expires_in: number;
            /** @constant */
            token_type: "Bearer";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
